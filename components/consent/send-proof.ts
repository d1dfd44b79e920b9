import type { KeptChoice } from '@/lib/consent/choice-cookie'
import { fetchJson } from '@/lib/http/fetch-json'
import { withCsrf } from '@/lib/http/with-csrf'
import { api } from '@/lib/routes/routes'

let running: AbortController | undefined

/** An answer to the choice before must not come after the next one. */
export function stopSending(): void {
  running?.abort()
}

/** Leaves the proof of a choice with our server. The choice holds without it; a proof that did not get through is sent again from the next page. */
export async function sendProof({ consentId, version, purposes, source, decidedAt }: KeptChoice): Promise<void> {
  stopSending()
  const { signal } = (running = new AbortController())
  const body = { consentId, version, purposes, source, decidedAt }
  await withCsrf('', (csrf) => fetchJson(api.privacyChoice, { method: 'POST', csrf, body, signal })).catch(() => {})
}
