import { isRequestedLogo } from '@/lib/accounts/dealerships/choose-logo.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findLogo } from '@/lib/market/photos/dealer-logo.server'
import { publicPicture } from '@/lib/market/photos/photo'
import { api } from '@/lib/server/http/api.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Allowed: the applicant who wants to be a dealer, and moderators, who decide. */
async function maySee(call: RequestContext, id: string): Promise<boolean> {
  const user = (await call.findSession())?.user
  return user !== undefined && (user.role === 'moderator' || isRequestedLogo(call.db, user.id, id))
}

/** Logos of dealers are immutable to caches: another logo has another address. */
export default api({
  async GET(call) {
    const id = String(call.request.query['id'])
    const logo = idPattern.test(id) ? await findLogo(call.db, id) : undefined
    if (!logo || !(logo.isPublic || (await maySee(call, id)))) throw new AppError('notFound', 'no such logo')
    call.response.setHeader('Cache-Control', logo.isPublic ? publicPicture : 'private, no-store')
    if (!logo.isPublic) call.response.setHeader('X-Robots-Tag', 'noindex')
    call.response.setHeader('Content-Type', 'image/webp')
    call.response.send(logo.content)
  },
})
