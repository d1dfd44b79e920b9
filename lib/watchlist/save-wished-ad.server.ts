import type { Db } from '@/lib/db/db.server'
import { AppError } from '@/lib/errors/app-error'
import { saveAd } from './save-ad.server'

/** Saves what somebody wanted before they logged in. When it cannot be saved any more, the login has worked all the same. */
export async function saveWishedAd(db: Db, userId: number, adId: number | undefined): Promise<void> {
  if (adId === undefined) return
  try {
    await saveAd(db, userId, adId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
