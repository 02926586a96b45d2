/** Resolves when two frames have been drawn: what was put in before the first stands on the screen with the second. */
export function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab draws no frames at all.
    const timer = setTimeout(resolve, document.visibilityState === 'hidden' ? 100 : 1000)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}
