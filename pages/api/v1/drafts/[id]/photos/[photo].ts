import {
  boxOfPercents,
  type PhotoFormChange,
  photoChangeSchema,
  photoFormSchema,
  photoIdSchema,
  plateFields,
  plateFormSchema,
  revealSchema,
} from '@/lib/accounts/selling/drafts/photo-schemas'
import {
  changeDraftPhoto,
  decideProposed,
  type PhotoChange,
  removeDraftPhoto,
  restoreDraftPhoto,
} from '@/lib/accounts/selling/drafts/photos-of-draft.server'
import { draftApi, platePath, sellPath } from '@/lib/kernel/routes/routes'
import { isShot } from '@/lib/market/photos/photo'
import { api } from '@/lib/server/http/api.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const draftOf = async (call: RequestContext) => ({ id: call.request.query['id'], holder: await draftHolder(call) })
const photoIn = async (call: RequestContext) => (await call.readQuery(photoIdSchema)).photo
const pageOf = ({ request }: RequestContext) => sellPath(String(request.query['id']), 'foto')
/** The next page: after a plate is covered it shows the picture again. */
const pageBehind = (call: RequestContext, { change }: { change?: unknown }) =>
  change === 'conceal' ? platePath(String(call.request.query['id']), String(call.request.query['photo'])) : pageOf(call)
const formOf = ({ request: { query } }: RequestContext) => draftApi.photo(String(query['id']), String(query['photo']))

const changes: Record<
  Exclude<PhotoFormChange, 'remove' | 'restore' | 'describe' | 'conceal' | 'reveal' | 'cover-proposed' | 'dismiss-proposed'>,
  { change: PhotoChange; notice: string }
> = {
  cover: { change: { position: 1 }, notice: 'La foto è ora la copertina.' },
  forward: { change: { moveBy: -1 }, notice: 'Foto spostata prima.' },
  back: { change: { moveBy: 1 }, notice: 'Foto spostata dopo.' },
  turn: { change: { turnBy: 90 }, notice: 'Foto ruotata: tra poco la vedi.' },
}

/** The change that a form of the page requests. */
async function changeByForm(call: RequestContext): Promise<{ notice: string; values?: Record<string, string> }> {
  const { change, shot } = await call.readBody(photoFormSchema)
  const [draft, photo] = [await draftOf(call), await photoIn(call)]
  if (change === 'remove') {
    await removeDraftPhoto(call.db, draft, photo)
    return { notice: 'Foto eliminata.', values: { removed: photo } }
  }
  if (change === 'restore') {
    await restoreDraftPhoto(call.db, draft, photo)
    return { notice: 'La foto è di nuovo al suo posto.' }
  }
  if (change === 'cover-proposed') {
    const count = await decideProposed(call.db, draft, true)
    return { notice: count === 1 ? 'Targa coperta in 1 foto: tra poco la vedi.' : `Targa coperta in ${count} foto: tra poco le vedi.` }
  }
  if (change === 'dismiss-proposed') {
    await decideProposed(call.db, draft, false)
    return { notice: 'Va bene: le foto restano come sono.' }
  }
  if (change === 'describe') {
    await changeDraftPhoto(call.db, draft, photo, { shot: shot && isShot(shot) ? shot : null })
    return { notice: 'Scatto indicato.' }
  }
  if (change === 'conceal') {
    await changeDraftPhoto(call.db, draft, photo, { cover: boxOfPercents(await call.readBody(plateFormSchema)) })
    return { notice: 'Targa coperta: tra poco vedi la foto.' }
  }
  if (change === 'reveal') {
    await changeDraftPhoto(call.db, draft, photo, { uncover: (await call.readBody(revealSchema)).riquadro })
    return { notice: 'Riquadro tolto: tra poco vedi la foto.' }
  }
  await changeDraftPhoto(call.db, draft, photo, changes[change].change)
  return { notice: changes[change].notice }
}

/** One photograph of a draft: docs/photos.md. */
export default api({
  PUT: async (call) => changeDraftPhoto(call.db, await draftOf(call), await photoIn(call), await call.readBody(photoChangeSchema)),
  DELETE: async (call) => removeDraftPhoto(call.db, await draftOf(call), await photoIn(call)),
  POST: async (call) =>
    formPost({ form: formOf, page: (body) => pageBehind(call, body), keep: Object.keys(plateFields) }, async () => ({
      next: pageOf(call),
      ...(await changeByForm(call)),
    }))(call),
})
