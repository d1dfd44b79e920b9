import { consentFailedNotice } from '@/lib/consent/marketing-consent'
import type { MarketingConsent } from '@/lib/consent/marketing-consent-schema'
import { fetchJson, HttpError } from '@/lib/http/fetch-json'
import { readRefusal } from '@/lib/http/refusal'
import { withCsrf } from '@/lib/http/with-csrf'
import { settingsApi } from '@/lib/routes/routes'

export async function sendConsent(csrf: string, consent: MarketingConsent): Promise<void> {
  await withCsrf(csrf, (token) => fetchJson(settingsApi.consent, { method: 'POST', csrf: token, body: consent }))
}

/** A server that refuses will do better later; where no answer came at all, nobody knows what happened. What was not even sent says why. */
export function consentFailureText(error: unknown): string {
  return error instanceof HttpError ? consentFailedNotice.description : readRefusal(error).message
}
