import { once } from 'node:events'
import type { NextApiResponse } from 'next'

/** Sends a part of a long answer and waits for its backpressure; false when the client has left. */
export async function writePart(response: NextApiResponse, text: string): Promise<boolean> {
  const isFull = !response.write(text)
  if (isFull && !response.destroyed) await Promise.race([once(response, 'drain'), once(response, 'close')])
  return !response.destroyed
}
