import { removeSavedAd } from '@/lib/accounts/watchlist/save-ad.server'
import { adQuerySchema, noteSchema, savedAdFormSchema } from '@/lib/accounts/watchlist/watchlist-schemas'
import { writeNote } from '@/lib/accounts/watchlist/write-note.server'
import { safePath } from '@/lib/kernel/routes/after-login'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const removedNotice = 'L’annuncio non è più tra i tuoi preferiti.'

const adOf = async (call: RequestContext) => Number((await call.readQuery(adQuerySchema)).ad)

async function remove(call: RequestContext) {
  const user = await call.requireUser()
  return removeSavedAd(call.db, user.id, await adOf(call))
}

async function note(call: RequestContext) {
  const user = await call.requireUser()
  const { note } = await call.readBody(noteSchema)
  await writeNote(call.db, user.id, await adOf(call), note)
}

export default api({
  DELETE: remove,
  PUT: note,
  /** Note and removal for forms without JavaScript. */
  POST: formPost({ form: ({ request }) => watchlistApi.one(Number(request.query['ad'])), page: routes.watchlist }, async (call) => {
    await call.requireUser()
    const { change, back } = await call.readBody(savedAdFormSchema)
    const next = safePath(back) ?? routes.watchlist
    if (change === 'note') return note(call).then(() => ({ next, notice: 'Nota salvata.' }))
    const state = await remove(call)
    return next.startsWith(routes.watchlist)
      ? { next, notice: removedNotice, values: { removed: String(state.ad) }, ...state }
      : { next, ...state }
  }),
})
