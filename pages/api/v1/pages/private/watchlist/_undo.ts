import { restoreSavedAd } from '@/lib/accounts/favourites/save-ad.server'
import { savedAdSchema } from '@/lib/accounts/favourites/watchlist-schemas'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: watchlistApi.undo, page: routes.favourites }, async (call) => {
    const user = await call.requireUser()
    const { ad } = await call.readBody(savedAdSchema)
    return {
      next: routes.favourites,
      notice: 'L’annuncio è di nuovo tra i tuoi preferiti.',
      ...(await restoreSavedAd(call.db, user.id, Number(ad))),
    }
  }),
})
