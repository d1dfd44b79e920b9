import type { Pool } from '@/lib/kernel/db/db.server'
import { hasPast, isRated, type SeedStep, seedDemoMarket } from '@/tools/demo-market/seed-demo-market.server'
import { progressBar } from '../checks/progress-bar'
import { explain } from './grow-market'

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
  if (!isRated({ ads }))
    console.log('Its prices are rated in the background after the next start: in a market of this size that takes minutes')
  console.log(`Wrote ${written.ads} ads of ${written.dealers} dealers in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
}
