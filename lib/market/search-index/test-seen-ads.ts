// reads: temporary files
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { emptySearch } from '@/lib/market/search/query/search-query'

/** The first page of all cars. */
export const everyCar = { query: emptySearch('annunci'), from: 0, limit: 20, dimensions: [], includesPrices: false }

/** The place of a snapshot that nobody has written yet. */
export function snapshotPlace(): string {
  const folder = path.join(tmpdir(), `ingrana-index-${randomUUID()}`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return path.join(folder, 'ads.index')
}

/** An ad that other connections see too; it goes with the test. */
export async function addSeenAd(values: Partial<NewAd> = {}): Promise<number> {
  const id = await addTestAd(getDb(), { publishedAt: new Date(), ...values })
  onTestFinished(async () => {
    await getDb()`delete from ad where id = ${id}`
  })
  return id
}
