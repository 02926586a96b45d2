import type { Reply } from './http.ts'
import type { Session, Store } from './store.ts'

export interface Context {
  store: Store
  session: Session
  url: URL
  /** the variable part of the path, decoded: `/product/:id` */
  param: string
  fields: URLSearchParams
  /** asked by a script of the page, which wants the changed part only */
  fragment: boolean
  consent: boolean
  payOrigin: string
  listDelay: number
}

export type Handler = (context: Context) => Reply | Promise<Reply>

/** A path; a last part `:id` stands for anything. */
export type Routes = Readonly<Record<string, Readonly<Partial<Record<'GET' | 'POST', Handler>>>>>

export interface Found {
  pattern: string
  param: string
  handlers: Routes[string]
}

export const findRoute = (routes: Routes, path: string): Found | null => {
  const exact = Object.hasOwn(routes, path) ? routes[path] : undefined
  if (exact) return { pattern: path, param: '', handlers: exact }
  const at = path.lastIndexOf('/') + 1
  const pattern = `${path.slice(0, at)}:id`
  const handlers = Object.hasOwn(routes, pattern) ? routes[pattern] : undefined
  return handlers && at < path.length ? { pattern, param: decodeURIComponent(path.slice(at)), handlers } : null
}
