import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getAdContact } from '@/lib/market/ads/ad-contact.server'
import { getDealerContact } from '@/lib/market/dealers/dealer-contact.server'

/** The number to call about an ad. Its requests are counted, not who made them. */
export async function revealAdPhone(db: Db, adId: number): Promise<string> {
  const { phone } = await getAdContact(db, adId)
  return reveal(db, 'ad', adId, phone)
}

export async function revealDealerPhone(db: Db, dealerId: number): Promise<string> {
  const { phone } = await getDealerContact(db, dealerId)
  return reveal(db, 'dealer', dealerId, phone)
}

async function reveal(db: Db, subject: 'ad' | 'dealer', id: number, phone: string | null): Promise<string> {
  if (phone === null || phone === '')
    throw new AppError('notFound', 'no number', { shownText: 'Il venditore non ha indicato un numero di telefono.' })
  await db`
    insert into phone_reveal (subject, subject_id, day, times) values (${subject}, ${id}, (now() at time zone 'Europe/Rome')::date, 1)
    on conflict (subject, subject_id, day) do update set times = phone_reveal.times + 1`
  return phone
}

/** Forgets the reveals of ads or dealers that are gone: their numbers may be given to others. */
export async function forgetReveals(db: Db, subject: 'ad' | 'dealer', ids: readonly number[]): Promise<void> {
  await db`delete from phone_reveal where subject = ${subject} and subject_id = any(${[...ids]}::bigint[])`
}
