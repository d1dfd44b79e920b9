import { addTestUser, findUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import type { Signal } from '@/lib/market/review/signals'
import type { Decision } from './decide-case.server'
import { openCase } from './open-case.server'

const signals: Signal[] = [{ kind: 'scam-words', weight: 40, evidence: 'acconto' }]
export const refuse: Decision = { outcome: 'refused', reason: 'acconto', statement: 'Il testo chiede un acconto.', note: 'già visto' }
export const plea = 'Ho tolto la frase, non era mia intenzione.'

export async function addModerator(db: Db): Promise<User> {
  const { id } = await addTestUser(db)
  await db`update app_user set role = 'moderator', display_name = ${`Ada ${id}`} where id = ${id}`
  const user = await findUser(db, id)
  if (!user) throw new Error('no moderator')
  return user
}

export async function addCase(db: Db, status: AdStatus = 'in_review') {
  const owner = await addTestUser(db)
  const adId = await addTestAd(db, { status, ownerId: owner.id, contactEmail: owner.email, publishedAt: null })
  await openCase(db, adId, signals)
  const [row] = await db<{ id: number }[]>`select id from moderation_case where ad_id = ${adId}`
  return {
    owner,
    adId,
    id: row?.id ?? 0,
    statusNow: async () => (await db<{ status: AdStatus }[]>`select status from ad where id = ${adId}`)[0]?.status,
  }
}
