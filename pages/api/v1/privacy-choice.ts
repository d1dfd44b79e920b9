import { readChoice, withProof } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookieLine } from '@/lib/accounts/consent/choice-cookie-line.server'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { privacyChoiceSchema } from '@/lib/accounts/consent/privacy-choice-schema'
import { savePrivacyChoice } from '@/lib/accounts/consent/save-privacy-choice.server'
import { env } from '@/lib/kernel/config/env.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public on purpose: every choice is stored as a proof. */
export default api({
  async POST({ db, request, response, readBody, address }) {
    const choice = await readBody(privacyChoiceSchema)
    await consumeRateLimit(db, rateLimits.privacyChoiceFromAddress, address())
    const lastDecidedAt = await savePrivacyChoice(db, choice)
    const current = readChoice(request.cookies[choiceCookie])
    const proven = current && withProof(current, choice)
    if (proven && proven.decidedAt >= lastDecidedAt) response.appendHeader('Set-Cookie', choiceCookieLine(proven, env().siteUrl))
  },
})
