import { api } from '@/lib/edge/http/api.server'
import { findUpload, receivePart } from '@/lib/edge/http/receive-part.server'

export const config = { api: { bodyParser: false } }

/** A photograph that is sent in parts: docs/photos.md. */
export default api({ GET: findUpload, PUT: receivePart })
