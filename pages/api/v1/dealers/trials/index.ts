import { api } from '@/lib/server/http/api.server'
import { receiveTrialFile } from '@/lib/server/http/receive/receive-trial-file.server'

export const config = { api: { bodyParser: false } }

/** A file that a visitor tries without an account: docs/import.md. */
export default api({ POST: receiveTrialFile }, { protection: 'fileForm' })
