import { actOnDeal } from '@/lib/accounts/deals/act-on-deal.server'
import { partyOfStaff } from '@/lib/accounts/deals/deal-party.server'
import { dealChangeSchema, formOfChange } from '@/lib/accounts/deals/partner-deal'
import { readPartnerDeal } from '@/lib/accounts/deals/partner-deal.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default partnerApi({
  GET: {
    scope: 'leads:read',
    async run({ call, db, partner: { dealership, user } }) {
      const { replyId } = await partyOfStaff(db, dealership, user, idIn(call.request.query))
      return readPartnerDeal(db, replyId)
    },
  },
  /** Presses a button of the conversation in the dealer's name. */
  POST: {
    scope: 'leads:write',
    async run({ call, db, partner: { dealership, user } }) {
      const party = await partyOfStaff(db, dealership, user, idIn(call.request.query))
      const { name, fields } = formOfChange(await call.readBody(dealChangeSchema))
      await consumeRateLimit(db, rateLimits.answerWithCode, `account ${user.id}`)
      await actOnDeal(db, party, name, (schema) => schema.validate(fields, { abortEarly: false, stripUnknown: true }))
      return readPartnerDeal(db, party.replyId)
    },
  },
})
