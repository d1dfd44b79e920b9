import { api } from '@/lib/http/api.server'

export default api({
  GET: async (call) => ({ csrf: await call.csrfToken() }),
})
