import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { setPriceDropMails } from '@/lib/people/favourites/price-drop-wishes.server'
import { priceDropMailsSchema } from '@/lib/people/favourites/watchlist-schemas'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: watchlistApi.priceDropMails, page: routes.favourites }, async (call) => {
    const user = await call.requireUser()
    const { wanted } = await call.readBody(priceDropMailsSchema)
    await setPriceDropMails(call.db, user.id, wanted)
    return { next: routes.favourites, wanted }
  }),
})
