import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public: read at /indexnow.txt, by which search engines verify our notifications of changed pages. */
export default api({
  async GET({ response }) {
    const { indexNow } = env()
    if (!indexNow) throw new AppError('notFound')
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.send(indexNow.key)
  },
})
