import { once } from 'node:events'
import type { NextApiResponse } from 'next'

/** Sends a part of a long answer and waits until there is room for the next; false when nobody listens any more. */
export async function writePart(response: NextApiResponse, text: string): Promise<boolean> {
  const isFull = !response.write(text)
  if (isFull && !response.destroyed) await Promise.race([once(response, 'drain'), once(response, 'close')])
  return !response.destroyed
}
