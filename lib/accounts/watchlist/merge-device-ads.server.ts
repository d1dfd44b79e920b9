import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { saveAd } from './save-ad.server'
import type { MergedAds } from './watchlist'

/** Puts the ads that a browser saved without an account on a user's list, the oldest first. What is listed already keeps its date, price and note; what finds no room stays where it is. */
export async function mergeDeviceAds(db: Db, userId: number, newestFirst: readonly number[]): Promise<MergedAds> {
  const merged: MergedAds = { saved: [], gone: [], waiting: [] }
  for (const ad of newestFirst.toReversed()) merged[await place(db, userId, ad)].push(ad)
  return merged
}

async function place(db: Db, userId: number, ad: number): Promise<keyof MergedAds> {
  try {
    await saveAd(db, userId, ad)
    return 'saved'
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return 'gone'
    if (error instanceof AppError && error.code === 'conflict') return 'waiting'
    throw error
  }
}
