import { consentFailedNotification, consentTextHeader, consentTextVersion } from '@/lib/accounts/consent/marketing-consent'
import type { MarketingConsent } from '@/lib/accounts/consent/marketing-consent-schema'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { HttpError } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'

export async function sendConsent(csrf: string, consent: MarketingConsent): Promise<void> {
  await postJson(settingsApi.consent, { csrf, body: consent, headers: { [consentTextHeader]: consentTextVersion } })
}

/** HTTP errors get the text about consents; network errors the general text; errors before sending their own. */
export function consentFailureText(error: unknown): string {
  return error instanceof HttpError ? consentFailedNotification.description : readErrorResponse(error).message
}
