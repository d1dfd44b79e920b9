import type { Db } from '@/lib/kernel/db/db.server'
import { addPeople, addSellers } from './add-people.server'
import type { DemoPeopleIds } from './people'
import { seedConversations } from './seed-conversations.server'
import { seedElena } from './seed-elena.server'
import { seedGiulia } from './seed-giulia.server'
import { seedLambro } from './seed-lambro.server'
import { seedQueue } from './seed-queue.server'

/** The people of the demo with all that they begin with. Needs the market, and its past for what has a price that fell. */
export async function seedPeople(db: Db, { today: now, seed }: { today: Date; seed: number }): Promise<DemoPeopleIds> {
  const ids = await addPeople(db, now)
  const sellers = await addSellers(db, now)
  const giuliasAds = await seedGiulia(db, { ids, now })
  const dealerId = await seedLambro(db, { ids, now })
  await seedConversations(db, { ids, now, giuliasAds, dealerId })
  await seedElena(db, { userId: ids.elena, now, giuliasAd: giuliasAds.fiat500x }) // what is sold by then is no news of hers
  await seedQueue(db, { ids, sellers, now, seed })
  return ids
}
