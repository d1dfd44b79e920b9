// reads: temporary files
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { openPool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { listShownPhotos } from '@/lib/market/photos/shown-photos.server'
import { createDatabase } from '@/scripts/database/test-database'
import { openDemoPictures } from './open-demo-pictures.server'

async function emptyMarket() {
  const [database, dataDir] = [await createDatabase(env().databaseUrl), path.join(tmpdir(), `ingrana-painter-${randomUUID()}`)]
  const db = openPool(database.url, 2)
  vi.stubEnv('DATA_DIR', dataDir) // of the painter
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await db.end()
    await database.remove()
    await rm(dataDir, { recursive: true, force: true })
  })
  await migrate(db)
  return { db, databaseUrl: database.url }
}

test('the painter waits while a request is answered, gives its ad all pictures at once, and ends', async () => {
  const { db, databaseUrl } = await emptyMarket()
  const id = await addTestAd(db, {
    category: 'caravan-e-camper',
    body: 'caravan',
    mileageKm: null,
    contactEmail: 'anna@privati.example',
    publishedAt: new Date(),
  })
  const lines: string[] = []
  let looks = 0
  const openRequests = () => {
    looks += 1
    return looks < 20 ? 1 : 0
  }
  const painter = openDemoPictures(db, { databaseUrl, openRequests, tell: (line) => lines.push(line) })
  await expect.poll(() => looks, { timeout: 30_000 }).toBeGreaterThan(10)
  const shownWhileBusy = (await listShownPhotos(db, id)).length
  await painter.ended
  const shown = await listShownPhotos(db, id)
  expect([shownWhileBusy, lines]).toEqual([0, ['The demo market has pictures at 1 more ad']])
  expect(shown.length).toBeGreaterThanOrEqual(6)
}, 90_000)
