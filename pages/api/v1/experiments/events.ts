import { receiveEvents } from '@/lib/server/http/receive-events.server'

export const config = { api: { bodyParser: false } }

/** In development; a built server answers before Next does: docs/decisions/101-event-intake-bypasses-next.md. */
export default receiveEvents
