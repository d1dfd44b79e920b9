import { draftApi } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { partBytes } from '@/lib/market/photos/photo'
import { fetchJson, HttpError } from '@/lib/server/http/fetch-json'

type Sending = {
  csrf: string
  file: File
  /** Fixed when it was chosen, so that it does not matter which arrives first. */
  place: number
  /** Called with the percentage that was sent, from 0 to 100. */
  onProgress(percent: number): void
  /** The connection is gone, and waited for. */
  onWait(): void
  signal: AbortSignal
}

/** A part that takes longer has lost its connection, whether the browser knows it or not. */
const timeoutMs = 120_000
/** Pauses between attempts after a lost connection; then the page asks its user. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000]

/** Uploads one photograph, reports progress and returns the server's photo. Large files go in parts: after a lost connection or a reload, stored parts are not sent again. */
export async function sendPhoto(draftId: string, sending: Sending): Promise<unknown> {
  const { file, place, onProgress } = sending
  const hash = file.size > partBytes ? await hashOf(file) : undefined
  if (hash !== undefined) return sendInParts(draftApi.upload(draftId, hash), sending)
  return send({
    ...sending,
    method: 'POST',
    path: `${draftApi.photos(draftId)}?posto=${place}`,
    body: file,
    onBytes: (bytes) => onProgress(share(bytes, file)),
  })
}

/** Browsers compute a hash on secure origins only. */
async function hashOf(file: File): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sendInParts(path: string, sending: Sending): Promise<unknown> {
  const { signal, onWait } = sending
  let [received, inVain] = [0, 0]
  let isLost = true // what the server has is not known
  for (;;) {
    try {
      const before = received
      const answer = asRecord(isLost ? await fetchJson(path, { signal }) : await sendPart(path, sending, received))
      if (answer['photo'] !== undefined) return answer['photo']
      received = Number(answer['received'])
      if (!isLost && received <= before) throw new TypeError('the server has no more than before')
      if (!isLost) inVain = 0
      isLost = false
    } catch (error) {
      const pauseMs = pausesMs[inVain]
      if (signal.aborted || error instanceof HttpError || pauseMs === undefined) throw error
      inVain += 1
      isLost = true
      onWait()
      await pause(pauseMs, signal)
    }
  }
}

function sendPart(path: string, sending: Sending, start: number): Promise<unknown> {
  const { file, place, onProgress } = sending
  const end = Math.min(start + partBytes, file.size)
  return send({
    ...sending,
    method: 'PUT',
    path: `${path}?posto=${place}`,
    body: file.slice(start, end),
    range: `bytes ${start}-${end - 1}/${file.size}`,
    onBytes: (bytes) => onProgress(share(start + bytes, file)),
  })
}

const share = (bytes: number, { size }: File) => (size === 0 ? 0 : Math.min(100, Math.round((bytes / size) * 100)))

/** Waits some milliseconds; over early when the connection is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

type Request = Pick<Sending, 'csrf' | 'signal'> & {
  method: 'POST' | 'PUT'
  path: string
  body: Blob
  range?: string
  onBytes(sent: number): void
}

/** `fetch` reports no upload progress. */
function send({ csrf, method, path, body, range, onBytes, signal }: Request): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('Content-Type', body.type || 'application/octet-stream')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.setRequestHeader('X-CSRF-Token', csrf)
    if (range !== undefined) {
      request.setRequestHeader('Content-Range', range)
      request.timeout = timeoutMs
    }
    request.upload.onprogress = ({ loaded }) => onBytes(loaded)
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 200) resolve(answer)
      else reject(new HttpError(request.status, path, method, answer))
    }
    request.onerror = () => reject(new TypeError('no connection'))
    request.ontimeout = () => reject(new TypeError('no connection'))
    request.onabort = () => reject(new DOMException('taken back', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
