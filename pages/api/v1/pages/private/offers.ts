import { object } from 'yup'
import { offerGiven, offerSchema } from '@/lib/accounts/deals/act-on-deal.server'
import { sendOffer } from '@/lib/accounts/deals/send-offer.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealApi, offerPath } from '@/lib/kernel/routes/deals'
import { adIdFrom, conversationPath, routes } from '@/lib/kernel/routes/routes'
import { idField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const schema = offerSchema.concat(object({ annuncio: idField().required(messages.required) }))

export default api({
  POST: formPost(
    {
      form: dealApi.offers,
      page: ({ annuncio }) => {
        const id = adIdFrom(typeof annuncio === 'string' ? annuncio : undefined)
        return id === undefined ? routes.conversations : offerPath(id)
      },
      keep: ['importo', 'message', 'riserva', 'permuta', 'ritiro'],
    },
    async (call) => {
      const user = await call.requireUser()
      const { annuncio, ...offer } = await call.readBody(schema)
      await consumeRateLimit(call.db, rateLimits.offersOfDay, `account ${user.id}`)
      const { replyId, notice } = await sendOffer(call.db, user, Number(annuncio), offerGiven(offer))
      return { next: conversationPath(replyId), notice }
    },
  ),
})
