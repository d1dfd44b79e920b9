import sharp from 'sharp'
import type { Pool } from '@/lib/kernel/db/db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { logIn, newEmail, openAccount } from '../accounts'
import { accessibilityViolations } from '../axe'
import { expectValidLayout } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function openAd(db: Pool) {
  const email = await openAccount(db, newEmail('giulia'), 'Giulia')
  const [seller] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const adId = await addTestAd(db, {
    ownerId: seller?.id ?? 0,
    priceCents: 900_000,
    mileageKm: 54_300,
    firstRegistration: new Date('2020-03-01'),
    publishedAt: new Date(),
  })
  return { email, adId, href: `/annuncio/fiat-panda-${adId}/verifiche`, papers: `/area-privata/carte?annuncio=${adId}` }
}

/** A paper whose left half is red, as what must not be read; with a name in what cameras write. */
async function paper(): Promise<Buffer> {
  const red = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#ffffff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Giulia Segreta' } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

test('a seller adds a reading and a masked paper, a moderator finds it right, a buyer reads it', async ({ page, db, browser }) => {
  const { email, href, papers } = await openAd(db)
  await logIn(page, email, { at: papers })
  await page.getByLabel('Giorno scritto sulla carta').fill('31/02/2024')
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await expect(page.getByText('per esempio 14/03/2024')).toBeVisible()
  await page.getByLabel('Giorno scritto sulla carta').fill('14/03/2026')
  await page.getByLabel('Chilometri sulla carta').fill('48800')
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Certificato di revisione, 14/03/2026' })).toBeVisible()
  await expectValidLayout(page, 'papers of a vehicle')
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByText('Aggiungi la foto della carta').click()
  await page.locator('input[type=file]:not([name])').setInputFiles({ name: 'Giulia.jpg', mimeType: 'image/jpeg', buffer: await paper() })
  const area = page.getByRole('button', { name: 'Parte da coprire' })
  await area.scrollIntoViewIfNeeded()
  const box = await area.boundingBox()
  if (!box) throw new Error('no picture')
  await page.mouse.move(box.x + 2, box.y + 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.51, box.y + box.height - 2, { steps: 8 })
  await page.mouse.up()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/papers'))
  await page.getByRole('button', { name: 'Manda la copia coperta' }).click()
  const body = (await sent).postDataBuffer() ?? Buffer.alloc(0)
  expect(body.includes('Giulia'), 'neither the name of the file nor of its author leaves').toBe(false)
  await expect(page.getByText('In lettura')).toBeVisible()

  const [stored] = await db<
    { paperId: string }[]
  >`select paper_id from vehicle_record where paper_state = 'waiting' order by id desc limit 1`
  const address = `/api/v1/papers/${stored?.paperId}`
  const { data, info } = await sharp(await (await page.request.get(address)).body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
  for (const value of at(Math.round(info.width / 4), Math.round(info.height / 2)))
    expect(value, 'what was covered is black').toBeLessThan(40)
  for (const value of at(Math.round(info.width * 0.75), Math.round(info.height / 2))) expect(value).toBeGreaterThan(200)

  const moderator = await openAccount(db, newEmail('moderatrice'))
  await db`update app_user set role = 'moderator' where email = ${moderator}`
  const queue = await browser.newPage({ javaScriptEnabled: false })
  expect((await queue.request.get(address)).status(), 'nobody else sees a paper that waits').toBe(404)
  await queue.close()
  const staff = await browser.newPage()
  await logIn(staff, moderator, { at: '/area-privata/moderazione/carte' })
  await staff
    .getByRole('region', { name: /Carta \d+/ })
    .last()
    .getByRole('button', { name: 'Sì, giusti' })
    .click()
  await expect(staff.getByText('Documentata: la copia è sull’annuncio.')).toBeVisible()
  await staff.close()

  await visit(page, href)
  await expect(page.getByText('Fatta il 14/03/2026')).toBeVisible()
  await expectValidLayout(page, 'dossier of an ad')
  expect(await accessibilityViolations(page)).toEqual([])
})
