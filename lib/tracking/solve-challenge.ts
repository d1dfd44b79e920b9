import { readChallenge, traceOf } from './proof-of-work'

/** The proof that a challenge of our event log requires; undefined where it has none, or nobody wants it any more. */
export async function solveChallenge(text: string, stopped: AbortSignal): Promise<string | undefined> {
  const challenge = readChallenge(text)
  if (!challenge) return undefined
  for (let candidate = 0; candidate < challenge.candidates && !stopped.aborted; candidate += 1)
    if ((await traceOf(candidate, challenge)) === challenge.target) return `${candidate}.${text}`
  return undefined
}
