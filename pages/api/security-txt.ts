import { api } from '@/lib/edge/http/api.server'
import { securityTxt } from '@/lib/edge/http/security-txt'
import { env } from '@/lib/kernel/config/env.server'

export const config = { api: { bodyParser: false } }

/** Public: read at /.well-known/security.txt. */
export default api({
  async GET({ response }) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.send(securityTxt(env().siteUrl, new Date()))
  },
})
