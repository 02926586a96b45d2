import type { RunState } from '../loop/run-state.ts'
import type { TextSource } from './facts.ts'

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Origin of an address, or the text itself where it has none. */
export const originOf = (url: string) => URL.parse(url)?.origin ?? url

/** Origins whose pages were read in this run. */
export function originsRead(state: RunState): string[] {
  const urls = state.entries.flatMap((entry) => (entry.kind === 'observation' ? [entry.url] : []))
  return [...new Set(urls.map(originOf))]
}

/** Where a text came from: the user's own words, a page that was read, or the model's head. The user's words win. */
export function sourceOf(text: string, state: RunState): TextSource {
  const wanted = fold(text)
  const fromUser = [
    state.goal,
    ...state.entries.flatMap((entry) => (entry.kind === 'result' && entry.name === 'ask_user' ? [entry.said] : [])),
  ]
  if (wanted === '' || fromUser.some((words) => fold(words).includes(wanted))) return { from: 'user' }
  const pages = state.entries.filter((entry) => entry.kind === 'observation' && fold(entry.text).includes(wanted))
  const origins = [...new Set(pages.flatMap((entry) => (entry.kind === 'observation' ? [originOf(entry.url)] : [])))]
  return origins.length > 0 ? { from: 'page', origins } : { from: 'model' }
}
