import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'

export const panda = {
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  version: 'City Life',
  priceCents: 1_000_000,
  publishedAt: new Date('2026-04-14'),
} as const satisfies NewAd
export const addAd = (db: Db, ad: Partial<NewAd> = {}) => addTestAd(db, { ...panda, ...ad })
export const addPerson = async (db: Db) => (await addTestUser(db)).id
export const setPrice = (db: Db, ad: number, cents: number) => db`update ad set price_cents = ${cents} where id = ${ad}`
export const setStatus = (db: Db, ad: number, status: string) => db`update ad set status = ${status}, closed_at = now() where id = ${ad}`
