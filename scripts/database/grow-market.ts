import { isDiskFull } from '@/lib/kernel/db/database-failure'
import type { Db } from '@/lib/kernel/db/db.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { hasDemoDealers } from '@/tools/demo-market/existing-market.server'
import { findMarketState } from '@/tools/demo-market/past/market-state.server'

/** Days that a start lets a market live on at most: a clock that is years ahead would fill the disk. */
const daysGrownAtMost = 400
/** A start within an hour of the last one finds nothing that anybody would miss. */
const stillFreshMs = 3_600_000
const beginAnew = 'npm run seed -- --reset replaces it by a new one'

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
  // What lets it live on is large, and most starts do not need it.
  const [{ growDemoMarket }, { updateVisitors }, { planStored }, { lacksDemoVersions, writeDemoVersions }] = await Promise.all([
    import('@/tools/demo-market/past/grow-demo-market.server'),
    import('@/tools/demo-market/experiments/bring-visitors.server'),
    import('@/tools/demo-market/seed-demo-market.server'),
    import('@/tools/demo-market/demo-versions.server'),
  ])
  await asOwner(async (owner) => {
    const growth = await growDemoMarket(owner, now, planStored)
    const grownMs = Date.now() - now.getTime()
    const visitorDays = await updateVisitors(owner, now)
    const visitorsMs = Date.now() - now.getTime() - grownMs
    if (await lacksDemoVersions(owner)) await writeDemoVersions(owner, now)
    if (growth && growth.came + growth.left + growth.fell > 0)
      tell(`The demo market has lived on: ${growth.came} ads came, ${growth.left} left, ${growth.fell} prices fell (${secondsOf(grownMs)})`)
    if (visitorDays > 0) tell(`Simulated the visitors of ${visitorDays} more days for the experiments (${secondsOf(visitorsMs)})`)
  }).catch(explain)
}

const secondsOf = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** Names a full disk, in place of the statement that met it. */
export function explain(error: unknown): never {
  if (isDiskFull(error)) throw new StartError('the disk is full: the demo market is as it was before; free some space and start again')
  throw error
}
