import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({
  GET: async (call) => ({ csrf: await call.csrfToken() }),
})
