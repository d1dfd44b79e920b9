import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { restoreSavedAd } from '@/lib/people/favourites/save-ad.server'
import { savedAdSchema } from '@/lib/people/favourites/watchlist-schemas'

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
