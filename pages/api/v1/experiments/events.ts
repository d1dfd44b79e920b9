import { receiveEvents } from '@/lib/server/http/receive/receive-events.server'

export const config = { api: { bodyParser: false } }

/** Serves development; a built server answers before Next: docs/decisions/101-event-intake-bypasses-next.md. */
export default receiveEvents
