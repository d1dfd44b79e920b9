import { EventIntake } from '@/lib/experimentation/experiment-results/intake/receive-events.server'
import { receivedBatchSchema } from '@/lib/experimentation/experiment-results/intake/received-batch-schema'
import { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { api } from '@/lib/server/http/api.server'
import { challengeHeader, proofHeader } from '@/lib/tracking/proof-of-work'

let intake: EventIntake | undefined

/** Takes a batch of events. Public on purpose, and without a csrf token: a page that goes away cannot fetch one, and nothing here belongs to a logged-in person. */
export const receiveEvents = api(
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
