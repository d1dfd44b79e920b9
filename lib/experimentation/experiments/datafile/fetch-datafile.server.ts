import { InvalidDatafileError } from './datafile'
import { maxDatafileBytes } from './read-datafile.server'
import type { StartTimer } from './start-timer'

export type DatafileResponse =
  | { kind: 'file'; text: string; lastModified: string | undefined }
  | { kind: 'unchanged' }
  /** The service did answer, with something that cannot be a configuration file. */
  | { kind: 'refused'; fault: InvalidDatafileError }
  | { kind: 'failed'; text: string; details: object }

type DatafileRequest = { url: string; lastModified: string | undefined; timeoutMs: number; after: StartTimer; stopped: AbortSignal }

/** One request. Never throws; failures are values of `Answer`. */
export async function fetchDatafile({ url, lastModified, timeoutMs, after, stopped }: DatafileRequest): Promise<DatafileResponse> {
  const late = new AbortController()
  const endTimer = after(timeoutMs, () => late.abort())
  try {
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    }
    return await readAnswer(await fetch(url, { headers, signal: AbortSignal.any([late.signal, stopped]) }))
  } catch (error) {
    if (error instanceof InvalidDatafileError) return { kind: 'refused', fault: error }
    return late.signal.aborted
      ? { kind: 'failed', text: 'Request timed out', details: { url, timeoutMs } }
      : { kind: 'failed', text: 'Request error', details: { url, err: error } }
  } finally {
    endTimer()
  }
}

async function readAnswer(response: Response): Promise<DatafileResponse> {
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
  if (Number(headers.get('content-length') ?? 0) > maxDatafileBytes) {
    await body?.cancel()
    throw tooLarge()
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > maxDatafileBytes) throw tooLarge()
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

const tooLarge = () => new InvalidDatafileError(`the file is larger than ${maxDatafileBytes} bytes`)
