import { env } from '@/lib/kernel/config/env.server'
import { api } from '@/lib/server/http/api.server'
import { securityTxt } from '@/lib/server/http/security-txt'

export const config = { api: { bodyParser: false } }

/** Public: read at /.well-known/security.txt. */
export default api({
  async GET({ response }) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.send(securityTxt(env().siteUrl, new Date()))
  },
})
