import { api } from '@/lib/edge/http/api.server'
import { env } from '@/lib/kernel/config/env.server'
import { partnerDocument } from '@/lib/people/partner-keys/partner-document'

export const config = { api: { bodyParser: false } }

export default api({ GET: async () => partnerDocument(env().siteUrl) })
