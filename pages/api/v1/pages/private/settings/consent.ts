import type { NextApiRequest } from 'next'
import {
  consentFailedNotification,
  consentSavedNotification,
  consentTextHeader,
  consentTextParam,
} from '@/lib/accounts/consent/marketing-consent'
import { getMarketingChoice } from '@/lib/accounts/consent/marketing-consent-queries.server'
import { consentTextSchema, marketingConsentSchema } from '@/lib/accounts/consent/marketing-consent-schema'
import { saveMarketingConsent } from '@/lib/accounts/consent/save-marketing-consent.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const saved = `${consentSavedNotification.name}. ${consentSavedNotification.description}`
const failureText = `${consentFailedNotification.name}. ${consentFailedNotification.description}`

const saveConsent = formPost(
  { form: settingsApi.consent, page: routes.profile, failureText },
  async ({ db, request, requireUser, readBody }) => {
    const user = await requireUser()
    const consent = await readBody(marketingConsentSchema)
    await consumeRateLimit(db, rateLimits.consentOfAccount, String(user.id))
    await saveMarketingConsent(db, user.id, { ...consent, textVersion: await readTextVersion(request) })
    return { next: routes.profile, notice: saved }
  },
)

async function readTextVersion({ headers, query }: NextApiRequest): Promise<string> {
  const given = headers[consentTextHeader.toLowerCase()] ?? query[consentTextParam]
  return (await consentTextSchema.validate({ [consentTextParam]: given }))[consentTextParam]
}

export default api({
  GET: async ({ db, requireUser }) => getMarketingChoice(db, (await requireUser()).id),
  /** A script is answered nothing. */
  async POST(call) {
    await saveConsent(call)
  },
})
