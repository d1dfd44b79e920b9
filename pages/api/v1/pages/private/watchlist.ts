import { markSeen } from '@/lib/accounts/watchlist/mark-seen.server'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import { listWatchlist } from '@/lib/accounts/watchlist/watchlist-queries.server'
import { savedAdSchema, seenSchema, watchlistQuerySchema } from '@/lib/accounts/watchlist/watchlist-schemas'
import { safePath, watchlistPath } from '@/lib/kernel/routes/after-login'
import { adIdFrom, routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    const user = await call.requireUser()
    const { ordina, pagina } = await call.readQuery(watchlistQuerySchema)
    return listWatchlist(call.db, user.id, { sort: ordina, page: Number(pagina) })
  },
  POST: formPost({ form: watchlistApi.all, page: ({ ad }) => watchlistPath(adIdFrom(ad)) }, async (call) => {
    const user = await call.requireUser()
    const { ad, back } = await call.readBody(savedAdSchema)
    const state = await saveAd(call.db, user.id, Number(ad))
    call.recordEvent('favouriteAdded', state.ad)
    return { next: safePath(back) ?? routes.watchlist, ...state }
  }),
  async PUT(call) {
    const user = await call.requireUser()
    const { seen } = await call.readBody(seenSchema)
    await markSeen(
      call.db,
      user.id,
      seen.map((shown) => ({ ...shown, ad: Number(shown.ad) })),
    )
  },
})
