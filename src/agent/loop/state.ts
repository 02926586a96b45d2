export { initial } from './initial.ts'
export { step } from './reduce.ts'
export type { Entry, RunState, Step } from './run-state.ts'
