import type { Db } from '@/lib/kernel/db/db.server'
import { findEndedAds } from '@/lib/market/ads/imported/find-ended-ads.server'
import { isMarked } from '@/lib/market/stock-import/import-key'
import type { Identity } from './interpret-row.server'
import { type ReadRow, readAsStored } from './own-rows.server'

/** Rows of vehicles that are gone and of which nothing tells the make: what their code or chassis number means ends as every sold row's ad does. */
export async function settleEndedRows(
  db: Db,
  rows: readonly ReadRow[],
  { dealerId, keyOf }: { dealerId: number | undefined; keyOf: (identity: Identity) => string },
): Promise<ReadRow[]> {
  const marks = new Map(
    rows.flatMap((row) => {
      const { read } = row
      if (!('reason' in read) || read.ended === undefined) return []
      const importKey = read.identity && isMarked(read.identity) ? keyOf(read.identity) : undefined
      return [[row, { knownAs: read.knownAs, importKey, vin: read.ended.vin }] as const]
    }),
  )
  const found = await findEndedAds(db, dealerId, [...marks.values()])
  const ads = new Map([...marks.keys()].map((row, index) => [row, found[index]]))
  return rows.map((row) => {
    const { read } = row
    const ad = ads.get(row)
    if (!ad || !('reason' in read) || read.ended === undefined) return row
    const externalId = read.identity?.externalId ?? ''
    const stored = { ...readAsStored(ad, externalId), isUnchanged: false, saleState: read.ended.saleState }
    return { ...row, read: { ...stored, ...(ad.importKey && { storedKey: ad.importKey }) } }
  })
}
