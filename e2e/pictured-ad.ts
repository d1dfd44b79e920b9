import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { daysAgo, insertAd } from './market'
import { visit } from './page-actions'
import { newPhoto } from './seller'

const photos = 4

/** Visits an ad with four photographs. The application has no files of them: the browser is given one. */
export async function visitPictured(page: Page, db: Pool): Promise<void> {
  const body = await newPhoto({ width: 640, height: 480 })
  await page.route('**/foto/**', (route) => route.fulfill({ contentType: 'image/jpeg', body }))
  await visit(page, adPath({ id: await addPictured(db), make: '', model: null, version: '' }))
}

/** A sold one leaves the counts of the lists alone. */
async function addPictured(db: Pool): Promise<number> {
  const id = await insertAd(db, { status: 'sold', model: 'panda', version: 'Fotografata', price_cents: 812_000, closed_at: daysAgo(1) })
  for (let place = 1; place <= photos; place += 1) {
    const photo = randomUUID()
    await db`
      insert into photo (id, position, state, width, height, bytes, content_hash, colour) values (${photo}, ${place}, 'ready', 1600, 1200, 1, ${photo}, '#445566')`
    await db`
      insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour, caption) values (${id}, ${place}, ${photo}, 1, 1600, 1200, '#445566', '')`
  }
  return id
}
