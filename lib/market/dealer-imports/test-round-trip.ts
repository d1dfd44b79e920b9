import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad, NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import type { ExportFile } from '@/lib/market/stock-export/export-files'
import { exportFile, findExportingDealer } from '@/lib/market/stock-export/stock-export.server'
import { tableFile } from '@/lib/market/stock-import/files/table-file.server'
import { importKey } from '@/lib/market/stock-import/import-key'
import { type ImportOptions, importStock } from '@/lib/market/stock-import/import-stock.server'
import type { ReportLine } from '@/lib/market/stock-import/report-line'

export async function addExportingDealer(db: Db, name: string): Promise<number> {
  const [dealerId = 0] = await addDealers(db, [
    { name, street: 'Viale Cremona 118', postcode: '27100', phone: '+39 0382 471220', placeIstat: '018110', region: 'lombardia' },
  ])
  return dealerId
}

/** Puts vehicles into a dealer's stock; those with a code came by a file, the others were written by hand. */
export async function addStock(
  db: Db,
  dealerId: number,
  vehicles: readonly { ad: Partial<NewAd>; code: string | null }[],
): Promise<number[]> {
  const ids: number[] = []
  const codes = new Set<string>()
  for (const { ad, code } of vehicles) {
    const isNew = code !== null && !codes.has(code)
    if (isNew) codes.add(code)
    const key = isNew ? importKey({ scope: `d${dealerId}`, externalId: code, link: '', sellerReference: '', content: [] }) : null
    ids.push(await addTestAd(db, { ...ad, dealerId, importKey: key }))
  }
  return ids
}

export async function exported(db: Db, dealerId: number, file: ExportFile, only?: readonly number[]): Promise<string> {
  const dealer = await findExportingDealer(db, dealerId)
  if (!dealer) throw new Error('the dealer is gone')
  return text(Readable.from(exportFile(db, file, dealer, env().siteUrl, only)))
}

/** Brings a file to a dealer; gives what was counted and said. */
export async function broughtBack(db: Db, dealerId: number, bytes: string | Buffer, options: ImportOptions = {}) {
  const report: ReportLine[] = []
  const { content } = await tableFile(Buffer.from(bytes))
  const summary = await importStock(db, Readable.from([content]), {
    dealerId,
    onReport: (line) => report.push(line),
    ...options,
  })
  return { ...summary, report }
}

/** All that is stored of a dealer's ads, by their numbers. */
export async function storedAds(db: Db, dealerId: number): Promise<Record<number, Ad>> {
  const ads = await db<Ad[]>`select * from ad where dealer_id = ${dealerId} order by id`
  return Object.fromEntries(ads.map((ad) => [ad.id, ad]))
}
