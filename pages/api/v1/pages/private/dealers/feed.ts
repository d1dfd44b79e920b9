import { object, string } from 'yup'
import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealerArea, dealerAreaHref, dealershipApi, importHref } from '@/lib/kernel/routes/dealer-area'
import { trimmedField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { chooseFeed, removeFeed } from '@/lib/market/dealer-imports/dealer-feeds.server'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const removalSchema = object({ azione: string().default('') })
const feedSchema = object({ indirizzo: trimmedField().max(500, 'L’indirizzo è troppo lungo').required(messages.required) })

export default api({
  /** Fetches and stores the address of a feed, or removes it. */
  POST: formPost({ form: dealershipApi.feed, page: areaPage(dealerArea.imports), keep: ['indirizzo'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'changeStock')
    const { db } = call
    const { dealerId, slug } = dealership
    if ((await call.readBody(removalSchema)).azione === 'togli') {
      await removeFeed(db, dealerId)
      await logDealerAction(db, dealership, user, 'feedRemoved', '')
      return { next: dealerAreaHref(dealerArea.imports, slug), notice: 'Flusso tolto: gli annunci restano come sono.' }
    }
    const { indirizzo } = await call.readBody(feedSchema)
    await consumeRateLimit(db, rateLimits.feedOfAccount, String(user.id))
    const id = await chooseFeed(db, { dealerId, userId: user.id, address: indirizzo })
    await logDealerAction(db, dealership, user, 'feedChosen', new URL(indirizzo).hostname)
    return { next: importHref(id, slug) }
  }),
})
