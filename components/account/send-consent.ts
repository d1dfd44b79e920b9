import { HttpError } from '@/lib/edge/http/fetch-json'
import { readErrorResponse } from '@/lib/edge/http/read-response'
import { postJson } from '@/lib/edge/http/with-csrf'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { consentFailedNotice, consentTextHeader, consentTextVersion } from '@/lib/people/consent/marketing-consent'
import type { MarketingConsent } from '@/lib/people/consent/marketing-consent-schema'

export async function sendConsent(csrf: string, consent: MarketingConsent): Promise<void> {
  await postJson(settingsApi.consent, { csrf, body: consent, headers: { [consentTextHeader]: consentTextVersion } })
}

/** HTTP errors get the text about consents; network errors the general text; errors before sending their own. */
export function consentFailureText(error: unknown): string {
  return error instanceof HttpError ? consentFailedNotice.description : readErrorResponse(error).message
}
