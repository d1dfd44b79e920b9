import { restoreSavedAd } from '@/lib/accounts/watchlist/save-ad.server'
import { savedAdSchema } from '@/lib/accounts/watchlist/watchlist-schemas'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: watchlistApi.undo, page: routes.watchlist }, async (call) => {
    const user = await call.requireUser()
    const { ad } = await call.readBody(savedAdSchema)
    return {
      next: routes.watchlist,
      notice: 'L’annuncio è di nuovo tra i tuoi preferiti.',
      ...(await restoreSavedAd(call.db, user.id, Number(ad))),
    }
  }),
})
