import { env } from '@/lib/kernel/config/env.server'
import type { Pool } from '@/lib/kernel/db/db.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { hasAds } from '@/tools/demo-market/existing-market.server'
import { removeDemoPictures } from '@/tools/demo-market/pictures/remove-pictures.server'
import { countAttached, removeDemoMarket } from '@/tools/demo-market/remove-demo-market.server'
import { countOrigins } from '@/tools/demo-market/reset-demo-market.server'
import { readOptions } from '../usage-error'
import { confirmRemoval, confirmReset } from './confirm-reset'
import { fillMarket } from './fill-market'
import { readSeedOptions } from './seed-options'
import { asOwner, withDatabase } from './with-database'

const { ads, seed, past, reset, remove, yes } = readOptions(readSeedOptions)
const terminal = { input: process.stdin, output: process.stdout }

await withDatabase('npm run seed', async (db) => {
  if (remove) return removeMarket(db)
  if (env().deployStage === 'pro') throw new StartError('stage pro shows no demo market: nothing was changed')
  if (reset) await confirmReset(await countOrigins(db), yes, terminal)
  else if (await hasAds(db)) throw new StartError('the database has ads already: add --reset to replace those that were generated')
  await asOwner((owner) => fillMarket(owner, ads, seed, { reset, past }))
  await removeDemoPictures(db, photoStore())
})

/** In every stage: a site that goes public on the database of its trial wants it. */
async function removeMarket(db: Pool): Promise<void> {
  await prepareDatabase(console.error) // the database may be empty, or of the last release
  await confirmRemoval(await countOrigins(db), await countAttached(db), yes, terminal)
  const { demoAds, demoDealers, otherAds, otherDealers } = await asOwner((owner) => removeDemoMarket(owner, new Date()))
  await removeDemoPictures(db, photoStore())
  console.log(
    `Removed ${demoAds} ads and ${demoDealers} dealers of the demo; ${otherAds} ads and ${otherDealers} dealers of others are left`,
  )
}
