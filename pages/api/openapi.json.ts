import { env } from '@/lib/kernel/config/env.server'
import { apiDocument } from '@/lib/openapi/api-document/api-document.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public: all product calls. */
export default api({ GET: async () => apiDocument(env().siteUrl) })
