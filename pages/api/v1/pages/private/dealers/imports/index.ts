import { api } from '@/lib/server/http/api.server'
import { receiveDealerFile } from '@/lib/server/http/receive/receive-dealer-file.server'

export const config = { api: { bodyParser: false } }

/** A file with a dealer's stock: docs/import.md. */
export default api({ POST: async (call) => receiveDealerFile(call, await call.requireUser()) }, { protection: 'fileForm' })
