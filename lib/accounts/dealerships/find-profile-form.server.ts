import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { findPlace } from '@/lib/market/places/places.server'
import { profileForm } from './dealer-profile'
import type { DealerProfileForm } from './dealer-schemas'
import type { Dealership } from './dealership'

/** The profile of a dealer as its form begins, and its logo. */
export async function findProfileForm(db: Db, { dealerId }: Dealership): Promise<{ form: DealerProfileForm; logoId: string | null }> {
  const [dealer] = await getDealers(db, [dealerId])
  if (!dealer) throw new AppError('notFound', 'the dealer is gone')
  const place = dealer.placeIstat === null ? undefined : findPlace(dealer.placeIstat)
  return { form: profileForm(dealer, place ? `${place.name} (${place.provinceCode})` : ''), logoId: dealer.logoId }
}
