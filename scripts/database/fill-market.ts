import type { Pool } from '@/lib/kernel/db/db.server'
import { type SeedStep, seedDemoMarket } from '@/tools/demo-market/seed-demo-market.server'
import { progressBar } from '../checks/progress-bar'

/** Loads the demo market into an empty database, or in place of the one it holds, showing how far it is. */
export async function fillMarket(db: Pool, ads: number, seed: number, reset = false): Promise<void> {
  const startedAt = Date.now()
  const bars = new Map<SeedStep, (done: number) => void>()
  const onProgress = (step: SeedStep, done: number, of: number) => {
    const bar = bars.get(step) ?? progressBar(step, of)
    bars.set(step, bar)
    bar(done)
  }
  const written = await seedDemoMarket(db, { ads, seed, today: new Date(), reset, onProgress })
  console.log(`Wrote ${written.ads} ads of ${written.dealers} dealers in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
}
