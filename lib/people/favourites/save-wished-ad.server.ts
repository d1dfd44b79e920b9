import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { saveAd } from './save-ad.server'

/** Saves what somebody wanted before they logged in, and gives it when that worked. When it cannot be saved any more, the login has worked all the same, and `tellWhy` has the reason. */
export async function saveWishedAd(
  db: Db,
  userId: number,
  adId: number | undefined,
  tellWhy: (refusal: AppError) => void,
): Promise<number | null> {
  if (adId === undefined) return null
  try {
    return (await saveAd(db, userId, adId)).ad
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    tellWhy(error)
    return null
  }
}
