import { photoOrderSchema } from '@/lib/accounts/selling/drafts/photo-schemas'
import { listDraftPhotos, orderDraftPhotos } from '@/lib/accounts/selling/drafts/photos-of-draft.server'
import { env } from '@/lib/kernel/config/env.server'
import { api } from '@/lib/server/http/api.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'
import { receivePhotos } from '@/lib/server/http/receive/receive-photos.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'

export const config = { api: { bodyParser: false } }

const draftOf = async (call: RequestContext) => ({ id: call.request.query['id'], holder: await draftHolder(call) })

/** The photographs of a draft: docs/photos.md. */
export default api(
  {
    GET: async (call) => ({ photos: await listDraftPhotos(call.db, await draftOf(call)) }),
    POST: receivePhotos,
    async PUT(call) {
      await requireCsrfToken(call.request.headers['x-csrf-token'], call.request.cookies, env().siteUrl)
      const { order } = await call.readBody(photoOrderSchema)
      return { photos: await orderDraftPhotos(call.db, await draftOf(call), order) }
    },
  },
  { protection: 'fileForm' },
)
