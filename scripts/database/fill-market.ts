import { isDiskFull } from '@/lib/kernel/db/database-failure'
import type { Db, Pool } from '@/lib/kernel/db/db.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { hasDemoDealers } from '@/tools/demo-market/existing-market.server'
import { updateVisitors } from '@/tools/demo-market/experiments/bring-visitors.server'
import { growDemoMarket } from '@/tools/demo-market/past/grow-demo-market.server'
import { findMarketState } from '@/tools/demo-market/past/market-state.server'
import { hasPast, planStored, type SeedStep, seedDemoMarket } from '@/tools/demo-market/seed-demo-market.server'
import { progressBar } from '../checks/progress-bar'

/** Days that a start lets a market live on at most: a clock that is years ahead would fill the disk. */
const daysGrownAtMost = 400
/** A start within an hour of the last one finds nothing that anybody would miss. */
const stillFreshMs = 3_600_000
const beginAnew = 'npm run seed -- --reset replaces it by a new one'

type FillOptions = { reset?: boolean; past?: boolean }

/** Loads the demo market into an empty database, or in place of the one it holds, showing how far it is. */
export async function fillMarket(db: Pool, ads: number, seed: number, { reset = false, past = false }: FillOptions = {}): Promise<void> {
  const startedAt = Date.now()
  const bars = new Map<SeedStep, (done: number) => void>()
  const onProgress = (step: SeedStep, done: number, of: number) => {
    const bar = bars.get(step) ?? progressBar(step, of)
    bars.set(step, bar)
    bar(done)
  }
  const written = await seedDemoMarket(db, { ads, seed, today: new Date(), reset, past, onProgress }).catch(explain)
  if (past && !hasPast({ ads, past })) console.log(`A market of ${ads} ads is loaded without a past: it would take too long`)
  console.log(`Wrote ${written.ads} ads of ${written.dealers} dealers in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
}

/** Lets a demo market with a past live on to today; one without is left as it is. `asOwner` gives what may write. */
export async function growMarket(
  db: Db,
  asOwner: (work: (owner: Db) => Promise<void>) => Promise<void>,
  tell: (line: string) => void,
): Promise<void> {
  if (!(await hasDemoDealers(db))) return
  const [state, now] = [await findMarketState(db), new Date()]
  if (!state) return tell(`The demo market has no past: ${beginAnew}; with DEMO_PAST=no this is not said`)
  const passedMs = now.getTime() - state.grownTo.getTime()
  if (passedMs < stillFreshMs) return
  const days = Math.round(passedMs / 86_400_000)
  if (days > daysGrownAtMost) return tell(`The demo market was seen ${days} days ago, which is too long to live on: ${beginAnew}`)
  await asOwner(async (owner) => {
    const growth = await growDemoMarket(owner, now, planStored)
    await updateVisitors(owner, now)
    if (growth && growth.came + growth.left + growth.fell > 0)
      tell(`The demo market has lived on: ${growth.came} ads came, ${growth.left} left, ${growth.fell} prices fell`)
  }).catch(explain)
}

function explain(error: unknown): never {
  if (isDiskFull(error)) throw new StartError('the disk is full: the demo market is as it was before; free some space and start again')
  throw error
}
