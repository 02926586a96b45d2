/** Resolves after `ms`; for short waits that nothing needs to cut off. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
