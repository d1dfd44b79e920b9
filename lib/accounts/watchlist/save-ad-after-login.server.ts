import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { saveAd } from './save-ad.server'

/** Saves the ad chosen before the login and returns its id; null when there is none or it cannot be saved. The login succeeds all the same. */
export async function saveAdAfterLogin(
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
