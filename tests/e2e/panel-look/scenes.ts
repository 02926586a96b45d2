import { cardScenes } from './card-scenes.ts'
import { resultScenes } from './result-scenes.ts'
import { runScenes } from './run-scenes.ts'
import type { Scene } from './scene.ts'
import { viewScenes } from './view-scenes.ts'

/** Every view and every card of the panel, each in the state in which it is met. */
export const scenes: Record<string, Scene> = { ...viewScenes, ...runScenes, ...resultScenes, ...cardScenes }
