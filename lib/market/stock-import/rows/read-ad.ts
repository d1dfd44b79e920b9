import type { Ad, NewAd } from '@/lib/market/ads/ad'
import type { OwnCellColumn } from '@/lib/market/ads/ad-columns'

/** What a row says of a vehicle. Every column that has a reader of its own must be among what is read. */
export type ReadAd = Omit<NewAd, 'importKey' | 'dealerId'> & Pick<Ad, OwnCellColumn>
