export { initial } from './initial.ts'
export { step } from './reduce.ts'
export type { Dispatched, Entry, FrameRecord, Phase, RunState, Step } from './run-state.ts'
