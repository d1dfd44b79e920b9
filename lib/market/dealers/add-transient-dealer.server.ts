import type { Db } from '@/lib/kernel/db/db.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'

/** Adds a dealer for a transaction that is rolled back. Its slug is random, so nobody has to wait for a free one. */
export async function addTransientDealer(db: Db): Promise<number> {
  const [dealer] = await db<{ id: number }[]>`insert into dealer (slug, name) values (${`prova-${randomToken()}`}, 'Prova') returning id`
  if (!dealer) throw new Error('the dealer of a trial was not added')
  return dealer.id
}
