import type { Cdp } from './cdp.ts'

/**
 * Runs an expression in a target, as if the user had just clicked there, and gives its value (a promise's result,
 * JSON only). Attaches for that long alone, so that nothing stays pinned or focused.
 */
export async function evaluate(cdp: Cdp, targetId: string, expression: string): Promise<unknown> {
  const session = await cdp.attach(targetId)
  try {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  } finally {
    await cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
  }
}
