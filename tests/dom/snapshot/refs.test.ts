// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRefs } from '../../../src/content/snapshot/refs.ts'

const made = () => document.body.appendChild(document.createElement('p'))

describe('refs', () => {
  it('gives an element one ref for life, in the form of its frame', () => {
    const top = createRefs()
    top.attach(0, { from: 7, to: 9 })
    const el = made()
    expect(top.refOf(el)).toBe('e7')
    expect(top.refOf(el)).toBe('e7')
    const inner = createRefs()
    inner.attach(3, { from: 10, to: 12 })
    expect(inner.refOf(el)).toBe('f3e10')
    expect(inner.find('f3e10')).toEqual({ state: 'live', element: el })
    expect(inner.find('e10')).toEqual({ state: 'unknown' })
  })

  it('says so when its numbers are used up, and goes on after a grant', () => {
    const refs = createRefs()
    refs.attach(0, { from: 1, to: 2 })
    const [a, b, c] = [made(), made(), made()]
    expect([refs.refOf(a), refs.refOf(b), refs.refOf(c)]).toEqual(['e1', 'e2', null])
    expect(refs.left).toBe(0)
    refs.grant({ from: 1, to: 2 })
    expect(refs.refOf(c)).toBeNull()
    refs.grant({ from: 50, to: 60 })
    expect(refs.refOf(c)).toBe('e50')
    expect(refs.last).toBe(50)
  })

  it('tells what a removed element was, and takes it back when it returns', () => {
    const refs = createRefs()
    refs.attach(0, { from: 1, to: 9 })
    const el = made()
    refs.refOf(el)
    refs.remember(el, { role: 'button', name: 'Go', href: '', formAction: '' })
    el.remove()
    expect(refs.find('e1')).toEqual({ state: 'gone', role: 'button', name: 'Go' })
    document.body.append(el)
    expect(refs.find('e1')).toEqual({ state: 'live', element: el })
    expect(refs.shown(el)).toEqual({ role: 'button', name: 'Go', href: '', formAction: '' })
    expect(refs.shown(made())).toBeNull()
  })

  it.each(['', 'e0', 'e2', 'f0e1', 'f1e1', 'e1 ', 'x1', 'e1e1', 'constructor'])('does not know %j', (ref) => {
    const refs = createRefs()
    refs.attach(0, { from: 1, to: 9 })
    refs.refOf(made())
    // The top frame is written without a number: `f0e1` says the same.
    expect(refs.find(ref).state).toBe(ref === 'f0e1' ? 'live' : 'unknown')
  })

  it('never gives a number twice, whatever is granted', () => {
    const grant = fc.tuple(fc.nat(40), fc.nat(10)).map(([from, size]) => ({ from, to: from + size }))
    fc.assert(
      fc.property(fc.array(fc.oneof(grant, fc.constant('take' as const)), { maxLength: 60 }), (steps) => {
        const refs = createRefs()
        const given: string[] = []
        for (const step of steps) {
          if (step !== 'take') refs.grant(step)
          else {
            const ref = refs.refOf(document.createElement('i'))
            if (ref) given.push(ref)
          }
        }
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })
})
