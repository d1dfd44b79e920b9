import { api } from '@/lib/edge/http/api.server'
import { receiveDealerFile } from '@/lib/edge/http/receive-dealer-file.server'

export const config = { api: { bodyParser: false } }

/** A file with a dealer's stock: docs/import.md. The account is asked for in `receiveDealerFile`. */
export default api({ POST: receiveDealerFile }, { protection: 'fileForm' })
