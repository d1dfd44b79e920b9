import { api } from '@/lib/edge/http/api.server'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { EventIntake } from '@/lib/measuring/experiment-results/receive-events.server'
import { receivedBatchSchema } from '@/lib/measuring/experiment-results/received-batch-schema'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'
import { challengeHeader, proofHeader } from '@/lib/measuring/tracking/proof-of-work'

export const config = { api: { bodyParser: false } }

let intake: EventIntake | undefined

/** Public on purpose, and without a csrf token: a page that goes away cannot fetch one, and nothing here belongs to whoever is logged in. */
export default api(
  {
    async POST({ request, response, address, readBody }) {
      const batch = await readBody(receivedBatchSchema)
      const manager = configManager()
      if (!manager) return
      intake ??= new EventIntake(getDb(), env().eventWorkIterations)
      const proof = request.headers[proofHeader.toLowerCase()]?.toString()
      const challenge = await intake.receive(batch, { address: address(), userAgent: request.headers['user-agent'], proof }, manager.config)
      if (challenge === undefined) return
      response.setHeader(challengeHeader, challenge)
      throw new AppError('tooMany', 'a new visitor of a busy address has to work first')
    },
  },
  { protection: 'ownScript' },
)
