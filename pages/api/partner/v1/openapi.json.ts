import { partnerDocument } from '@/lib/accounts/partner-keys/partner-document'
import { env } from '@/lib/kernel/config/env.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({ GET: async () => partnerDocument(env().siteUrl) })
