import { setPriceDropMails } from '@/lib/accounts/watchlist/price-drop-wishes.server'
import { priceDropMailsSchema } from '@/lib/accounts/watchlist/watchlist-schemas'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: watchlistApi.priceDropMails, page: routes.watchlist }, async (call) => {
    const user = await call.requireUser()
    const { wanted } = await call.readBody(priceDropMailsSchema)
    await setPriceDropMails(call.db, user.id, wanted)
    return { next: routes.watchlist, wanted }
  }),
})
