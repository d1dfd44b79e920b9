import { findAdInHand } from '@/lib/accounts/selling/ad-in-hand.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { invalidField } from '@/lib/kernel/validation/fields'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { drivenByBattery } from '@/lib/market/dossier/battery'
import { listRecords } from '@/lib/market/dossier/vehicle-records.server'
import type { RecordsPage } from './records-page'
import { type NewRecord, readRecord, type TypedRecord } from './typed-record'

/** More than these nobody needs to show how kilometres went. */
export const maxRecords = 30

/** The page on which a seller says what they have; not found for everybody who does not sell it. */
export async function findRecordsPage(db: Db, user: User, adId: number): Promise<RecordsPage> {
  const own = await requireOwnAd(db, user, adId)
  const [card] = await getAdCards(db, [adId])
  const [ad] = await db<{ fuel: string | null }[]>`select fuel from ad where id = ${adId}`
  if (!card || !ad) throw new AppError('notFound', 'no such ad')
  return { card, isOpen: own.isOpen, hasBattery: drivenByBattery(ad.fuel), records: await listRecords(db, adId) }
}

/** Shows that the ad is theirs, or of the stock they may change. */
export async function requireOwnAd(db: Db, user: Pick<User, 'id'>, adId: number): Promise<{ isOpen: boolean }> {
  const own = await findAdInHand(db, user, adId)
  if (!own) throw new AppError('notFound', 'not their ad')
  return own
}

/** The same, for a change: an ad that has ended takes none. */
export async function requireOpenAd(db: Db, user: Pick<User, 'id'>, adId: number): Promise<void> {
  const { isOpen } = await requireOwnAd(db, user, adId)
  if (!isOpen) throw new AppError('conflict', 'not on', { shownText: 'L’annuncio non è più attivo: qui non si cambia niente.' })
}

/** Adds what a seller typed of a day in the vehicle's past. */
export async function addRecord(db: Db, user: User, adId: number, typed: TypedRecord, now: Date): Promise<NewRecord> {
  return inTransaction(db, async (db) => {
    await requireOpenAd(db, user, adId)
    const [ad] = await db<{ registered: string | null; count: number }[]>`
      select to_char(first_registration, 'YYYY-MM-DD') as registered, (select count(*)::int from vehicle_record where ad_id = ad.id) as count
      from ad where id = ${adId} for update`
    if (!ad) throw new AppError('notFound', 'no such ad')
    const record = readRecord(typed, { registered: ad.registered, today: italianDay(now) })
    if (ad.count >= maxRecords)
      throw new AppError('conflict', 'too many', { shownText: `Ce ne sono già ${maxRecords}: togline una prima.` })
    const { on, ...others } = record
    const [added] = await db<{ id: number }[]>`
      insert into vehicle_record ${db({ ...others, adId, happenedOn: on })} on conflict do nothing returning id`
    if (!added) throw invalidField('giorno', 'C’è già una carta di questo tipo con questo giorno')
    return record
  })
}

/** Removes a record with its paper; what is not there is removed already. */
export async function removeRecord(db: Db, user: User, adId: number, recordId: number): Promise<void> {
  await requireOwnAd(db, user, adId)
  await db`delete from vehicle_record where id = ${recordId} and ad_id = ${adId}`
}
