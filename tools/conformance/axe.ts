import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import type { Sheet } from './sheet.ts'

const roles = z.array(z.object({ html: z.string(), target: z.string(), role: z.nullable(z.string()) }))
const many = z.union([z.string(), z.array(z.string())])
const texts = z.array(z.object({ html: z.string(), target: many, accessibleText: many }))

/** CommonJS files that export a list; to be named by a person who trusts them, for they run here. */
function load<T>(dir: string, file: string, shape: z.ZodType<T>): T | null {
  const path = resolve(dir, file)
  return existsSync(path) ? shape.parse(createRequire(join(dir, 'x.cjs'))(path)) : null
}

const list = (value: string | string[]) => (typeof value === 'string' ? [value] : value)

/** Reads `implicit-role.js` and `accessible-text.js`; empty where neither is there. */
export function readAxe(dir: string): Sheet[] {
  const root = resolve(dir)
  const byRole = load(root, 'implicit-role.js', roles) ?? []
  const byText = load(root, 'accessible-text.js', texts) ?? []
  return [
    ...byRole.map(({ html, target, role }, at) => ({
      set: 'axe implicit role',
      file: `implicit-role.js, ${at + 1}`,
      html,
      asks: [{ selector: target, kind: 'role' as const, want: role ?? '', test: html }],
    })),
    ...byText.map(({ html, target, accessibleText }, at) => ({
      set: 'axe accessible text',
      file: `accessible-text.js, ${at + 1}`,
      html,
      asks: list(target).map((selector, each) => ({
        selector,
        kind: 'name' as const,
        want: list(accessibleText)[each] ?? '',
        test: `${selector} in ${html}`,
      })),
    })),
  ]
}
