import { env } from '@/lib/kernel/config/env.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { updateVisitors } from '@/tools/demo-market/experiments/bring-visitors.server'
import { withDatabase } from '../database/with-database'

await withDatabase('npm run simulate-visitors', async (db) => {
  if (env().deployStage === 'pro') throw new StartError('stage pro has no simulated visitors: nothing was changed')
  const startedAt = Date.now()
  const days = await updateVisitors(db, new Date())
  console.log(
    days === 0
      ? 'Nothing to add: the simulated visitors go up to yesterday, or no sample experiment runs'
      : `Simulated the visitors of ${days} days up to yesterday in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
  )
})
