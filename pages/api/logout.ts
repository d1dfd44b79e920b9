import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { posts, routes } from '@/lib/kernel/routes/routes'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.logout, page: routes.home }, async (call) => {
    await call.endSession()
    return { next: routes.home }
  }),
})
