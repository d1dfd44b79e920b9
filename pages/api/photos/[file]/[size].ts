import { isOwnPicture, isPublicPicture } from '@/lib/accounts/selling/find-picture.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { parsePictureFile, parsePictureSize, publicPicture } from '@/lib/market/photos/photo'
import { pictureKey } from '@/lib/market/photos/photo-store.server'
import { api } from '@/lib/server/http/api.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

/** Allowed: the uploader, and moderators, who see unpublished ads. */
async function maySee(call: RequestContext, picture: Parameters<typeof isOwnPicture>[1]): Promise<boolean> {
  const user = (await call.findSession())?.user
  return user?.role === 'moderator' || isOwnPicture(call.db, picture, await draftHolder(call))
}

/** Pictures of photographs. Those of ads are immutable to caches: their address changes with the picture. Those of drafts are private. */
export default api({
  async GET(call) {
    const { file, size } = call.request.query
    const picture = parsePictureFile(String(file))
    const pictureSize = parsePictureSize(String(size))
    if (!picture || !pictureSize) throw new AppError('notFound', 'not a picture')
    const isPublic = await isPublicPicture(call.db, picture)
    if (!isPublic && !(await maySee(call, picture))) throw new AppError('notFound', 'no such picture')
    const content = await photoStore().get(pictureKey(String(file), String(size)))
    if (!content) throw new AppError('notFound', 'no such file')
    call.response.setHeader('Cache-Control', isPublic ? publicPicture : 'private, no-store')
    if (!isPublic) call.response.setHeader('X-Robots-Tag', 'noindex')
    call.response.setHeader('Content-Type', `image/${pictureSize.format}`)
    call.response.send(content)
  },
})
