import { env } from '@/lib/kernel/config/env.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { hasAds } from '@/tools/demo-market/existing-market.server'
import { removeDemoPictures } from '@/tools/demo-market/pictures/remove-pictures.server'
import { countOrigins } from '@/tools/demo-market/reset-demo-market.server'
import { readOptions } from '../usage-error'
import { confirmReset } from './confirm-reset'
import { fillMarket } from './fill-market'
import { readSeedOptions } from './seed-options'
import { asOwner, withDatabase } from './with-database'

const { ads, seed, past, reset, yes } = readOptions(readSeedOptions)

await withDatabase('npm run seed', async (db) => {
  if (env().deployStage === 'pro') throw new StartError('stage pro shows no demo market: nothing was changed')
  if (reset) await confirmReset(await countOrigins(db), yes, { input: process.stdin, output: process.stdout })
  else if (await hasAds(db)) throw new StartError('the database has ads already: add --reset to replace those that were generated')
  await asOwner((owner) => fillMarket(owner, ads, seed, { reset, past }))
  await removeDemoPictures(db, photoStore())
})
