import type { NextApiRequest } from 'next'
import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { consentFailedNotice, consentSavedNotice, consentTextHeader, consentTextParam } from '@/lib/people/consent/marketing-consent'
import { getMarketingChoice } from '@/lib/people/consent/marketing-consent-queries.server'
import { consentTextSchema, marketingConsentSchema } from '@/lib/people/consent/marketing-consent-schema'
import { saveMarketingConsent } from '@/lib/people/consent/save-marketing-consent.server'

export const config = { api: { bodyParser: false } }

const saved = `${consentSavedNotice.name}. ${consentSavedNotice.description}`
const failureText = `${consentFailedNotice.name}. ${consentFailedNotice.description}`

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
