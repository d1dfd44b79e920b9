import { apiDocument } from '@/lib/contract/api-document/api-document.server'
import { api } from '@/lib/edge/http/api.server'
import { env } from '@/lib/kernel/config/env.server'

export const config = { api: { bodyParser: false } }

/** Public: all product calls. */
export default api({ GET: async () => apiDocument(env().siteUrl) })
