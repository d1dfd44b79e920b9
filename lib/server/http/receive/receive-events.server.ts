import { EventIntake } from '@/lib/experimentation/experiment-results/intake/receive-events.server'
import { receivedBatchSchema } from '@/lib/experimentation/experiment-results/intake/received-batch-schema'
import { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { api } from '@/lib/server/http/api.server'
import { visitorTokenHeader } from '@/lib/tracking/visitor-token'

let intake: EventIntake | undefined

/** Takes a batch of events. Public on purpose, and without a csrf token: a page that goes away cannot fetch one, and nothing here belongs to a logged-in person. */
export const receiveEvents = api(
  {
    async POST({ request, response, address, readBody }) {
      const batch = await readBody(receivedBatchSchema)
      const manager = configManager()
      if (!manager) return
      intake ??= new EventIntake(getDb())
      const token = request.headers[visitorTokenHeader.toLowerCase()]?.toString()
      const given = await intake.receive(batch, { address: address(), userAgent: request.headers['user-agent'], token }, manager.config)
      if (given !== undefined) response.setHeader(visitorTokenHeader, given)
    },
  },
  { protection: 'ownScript' },
)
