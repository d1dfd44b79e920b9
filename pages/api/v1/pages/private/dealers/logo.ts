import { api } from '@/lib/server/http/api.server'
import { receiveLogo } from '@/lib/server/http/receive/receive-logo.server'

export const config = { api: { bodyParser: false } }

export default api({ POST: async (call) => receiveLogo(call, await call.requireUser()) }, { protection: 'fileForm' })
