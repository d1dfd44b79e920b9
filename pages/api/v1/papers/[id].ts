import { paperAccess } from '@/lib/accounts/dossier/papers.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { paperKey } from '@/lib/market/photos/papers/paper-picture.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The masked picture of a paper. No cache stores it: it goes with its ad, from one moment to the next. */
export default api({
  async GET(call) {
    const id = String(call.request.query['id'])
    const access = idPattern.test(id) ? await paperAccess(call.db, id, (await call.findSession())?.user) : null
    const content = access === null ? undefined : await photoStore().get(paperKey(id))
    if (!content) throw new AppError('notFound', 'no such paper')
    call.response.setHeader('Cache-Control', 'private, no-store')
    call.response.setHeader('X-Robots-Tag', 'noindex')
    call.response.setHeader('Content-Type', 'image/webp')
    call.response.send(content)
  },
})
