import type { After } from './after'
import { DatafileFault } from './datafile'
import { mostDatafileBytes } from './read-datafile.server'

export type Answer =
  | { kind: 'file'; text: string; lastModified: string | undefined }
  | { kind: 'unchanged' }
  /** The service did answer, with something that cannot be a configuration file. */
  | { kind: 'refused'; fault: DatafileFault }
  | { kind: 'failed'; text: string; details: object }

type Question = { url: string; lastModified: string | undefined; timeoutMs: number; after: After; stopped: AbortSignal }

/** Asks once. Never throws: whatever happens has a name. */
export async function fetchDatafile({ url, lastModified, timeoutMs, after, stopped }: Question): Promise<Answer> {
  const late = new AbortController()
  const endTimer = after(timeoutMs, () => late.abort())
  try {
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    }
    return await readAnswer(await fetch(url, { headers, signal: AbortSignal.any([late.signal, stopped]) }))
  } catch (error) {
    if (error instanceof DatafileFault) return { kind: 'refused', fault: error }
    return late.signal.aborted
      ? { kind: 'failed', text: 'Request timed out', details: { url, timeoutMs } }
      : { kind: 'failed', text: 'Request error', details: { url, err: error } }
  } finally {
    endTimer()
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status, url } = response
  if (status === 304) return { kind: 'unchanged' }
  if (status < 200 || status > 399) {
    await response.body?.cancel()
    return { kind: 'failed', text: `Request answered with status ${status}`, details: { url, status } }
  }
  return { kind: 'file', text: await readText(response), lastModified: response.headers.get('last-modified') ?? undefined }
}

/** Stops reading as soon as it is too much; leaving the loop closes the connection. */
async function readText({ headers, body }: Response): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > mostDatafileBytes) {
    await body?.cancel()
    throw tooLarge()
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > mostDatafileBytes) throw tooLarge()
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

const tooLarge = () => new DatafileFault(`the file is larger than ${mostDatafileBytes} bytes`)
