import { api } from '@/lib/server/http/api.server'
import { findUpload, receivePart } from '@/lib/server/http/receive/receive-part.server'

export const config = { api: { bodyParser: false } }

/** A photograph that is sent in parts: docs/photos.md. */
export default api({ GET: findUpload, PUT: receivePart })
