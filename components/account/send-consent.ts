import { HttpError } from '@/lib/edge/http/fetch-json'
import { readRefusal } from '@/lib/edge/http/refusal'
import { postJson } from '@/lib/edge/http/with-csrf'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { consentFailedNotice } from '@/lib/people/consent/marketing-consent'
import type { MarketingConsent } from '@/lib/people/consent/marketing-consent-schema'

export async function sendConsent(csrf: string, consent: MarketingConsent): Promise<void> {
  await postJson(settingsApi.consent, { csrf, body: consent })
}

/** A server that refuses will do better later; where no answer came at all, nobody knows what happened. What was not even sent says why. */
export function consentFailureText(error: unknown): string {
  return error instanceof HttpError ? consentFailedNotice.description : readRefusal(error).message
}
