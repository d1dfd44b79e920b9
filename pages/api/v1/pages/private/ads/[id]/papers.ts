import { api } from '@/lib/server/http/api.server'
import { receivePaper } from '@/lib/server/http/receive/receive-paper.server'

export const config = { api: { bodyParser: false } }

/** The masked picture of a paper about one's vehicle. */
export default api({ POST: async (call) => receivePaper(call, await call.requireUser()) }, { protection: 'fileForm' })
