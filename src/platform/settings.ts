import * as z from 'zod/mini'
import { modelChoice } from '../protocol/events.ts'
import { pictureSight } from '../protocol/panel.ts'
import { browser } from './browser.ts'

const profile = z.strictObject({
  id: z.string(),
  label: z.string(),
  preset: z.string(),
  baseUrl: z.string(),
  model: z.string(),
  stream: z.boolean(),
  pictures: z.optional(pictureSight),
  /** Stays in the extension's own storage and goes nowhere but to `baseUrl`. */
  key: z.string(),
})
export type Profile = z.infer<typeof profile>

const sharedSite = z.strictObject({ origin: z.string(), subdomains: z.boolean() })
export type SharedSite = z.infer<typeof sharedSite>

/** What is kept in storage.local, each with its shape and what stands there at first. */
const shapes = {
  profiles: { shape: z.array(profile), first: [] as Profile[] },
  chosen: { shape: modelChoice, first: { kind: 'steps' } as z.infer<typeof modelChoice> },
  sites: { shape: z.array(sharedSite), first: [] as SharedSite[] },
}

type Settings = { [K in keyof typeof shapes]: (typeof shapes)[K]['first'] }

/** Reads one setting; what does not have its shape (an older version, a hand edit) counts as not there. */
export async function readSetting<K extends keyof Settings>(key: K): Promise<Settings[K]> {
  const { [key]: stored } = await browser.storage.local.get(key)
  const read = shapes[key].shape.safeParse(stored)
  return (read.success ? read.data : shapes[key].first) as Settings[K]
}

export async function writeSetting<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void> {
  await browser.storage.local.set({ [key]: value })
}

/**
 * Closes storage.local to content scripts, which could read it otherwise, keys included. Must be the first call of
 * the worker.
 */
export function closeStorageToPages(): Promise<void> {
  return chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })
}
