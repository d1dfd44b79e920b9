import { visitorTokenHeader } from '@/lib/tracking/visitor-token'

/** delivered: the address has them. refused: it will never take them. failed: it may take them another time. cut off: the line or the page ended, nobody knows. */
export type PostOutcome = 'delivered' | 'refused' | 'failed' | 'cut off'

/** `token`: what the address gives a new visitor, to be shown with what comes later. */
type Posted = { outcome: PostOutcome; token?: string | undefined }

const timeoutMs = 10_000
const tooLate = 'too late'
/** A browser refuses longer ones to outlive their page. */
const maxKeepaliveLength = 60_000
/** Client error statuses that are worth a retry. */
const retryableStatuses = new Set([408, 425, 429])

export function outlivesPage(body: string): boolean {
  return body.length <= maxKeepaliveLength
}

/** Sends events so that they outlive the page, without anything that tells who is logged in. */
export async function postEvents(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  withdrawn: AbortSignal,
): Promise<Posted> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(tooLate), timeoutMs)
  withdrawn.addEventListener('abort', () => end.abort(), { signal: end.signal })
  try {
    const { status, headers: answered } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      credentials: 'omit',
      keepalive: outlivesPage(body),
      signal: end.signal,
    })
    if (status < 400) return { outcome: 'delivered', token: answered.get(visitorTokenHeader) ?? undefined }
    return { outcome: status >= 500 || retryableStatuses.has(status) ? 'failed' : 'refused' }
  } catch {
    return { outcome: end.signal.reason === tooLate ? 'failed' : 'cut off' }
  } finally {
    clearTimeout(timer)
    end.abort()
  }
}
