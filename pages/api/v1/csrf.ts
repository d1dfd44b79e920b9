import { api } from '@/lib/edge/http/api.server'

export default api({
  GET: async (call) => ({ csrf: await call.csrfToken() }),
})
