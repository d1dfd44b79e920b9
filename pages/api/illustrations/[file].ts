import { join } from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { renderIllustration } from '@/lib/market/illustrations/render-illustration.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public pictures, immutable to caches: another illustration has another address. */
export default api({
  async GET({ db, request, response, address }) {
    const { content, contentType } = await renderIllustration(String(request.query['file']), join(env().dataDir, 'illustrations'), () =>
      consumeRateLimit(db, rateLimits.illustrationFromAddress, address()),
    )
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('Content-Type', contentType)
    response.send(content)
  },
})
