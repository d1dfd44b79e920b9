import { receiveEvents } from '@/lib/edge/http/receive-events.server'

export const config = { api: { bodyParser: false } }

/** In development; a built server answers before Next does: docs/decisions/106-events-past-next.md. */
export default receiveEvents
