import { answerLead, openLead } from '@/lib/accounts/contact/leads/leads.server'
import { answerTextSchema } from '@/lib/accounts/contact/reply-schema'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default partnerApi({
  GET: {
    scope: 'leads:read',
    async run({ call, db, partner: { dealership } }) {
      const { id, title, with: buyer, phone, blockedBy, messages } = await openLead(db, dealership, idIn(call.request.query))
      return {
        id,
        title,
        buyer,
        phone,
        isBlocked: blockedBy !== null,
        messages: messages.map(({ id, sender, message, sentAt }) => ({ id, sender, message, sentAt })),
      }
    },
  },
  /** Answers the buyer in the dealer's name. */
  POST: {
    scope: 'leads:write',
    async run({ call, db, partner: { dealership, user } }) {
      const { message } = await call.readBody(answerTextSchema)
      await consumeRateLimit(db, rateLimits.answerWithCode, `account ${user.id}`)
      await answerLead(db, dealership, user, idIn(call.request.query), message)
    },
  },
})
