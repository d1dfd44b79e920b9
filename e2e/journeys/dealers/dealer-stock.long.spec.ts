import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { logIn, newEmail, openAccount } from '@/e2e/accounts'
import { expectValidLayout } from '@/e2e/layout-checks'
import { visit, waitForHydration } from '@/e2e/page-actions'
import { newPhoto } from '@/e2e/seller'
import { expect, type Page, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** A dealer without vehicles, and the addresses of its pages. */
async function openDealer(db: Pool) {
  const email = await openAccount(db, newEmail('sara'), 'Sara Brambilla')
  const slug = `stock-${randomUUID()}`
  const [dealer] = await db<{ id: number }[]>`
    with added as (insert into dealer (slug, name) values (${slug}, 'Ticino Auto') returning id)
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, added.id, 'owner' from app_user, added where email = ${email} returning dealer_id as id`
  return { email, dealerId: dealer?.id ?? 0, at: (path: string) => `/area-concessionario${path}?concessionaria=${slug}` }
}

type Dealer = Awaited<ReturnType<typeof openDealer>>

async function addPandas(db: Pool, { dealerId }: Dealer, count: number, status: 'published' | 'paused' = 'published'): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index++) {
    const mileageKm = 41_000 + index
    const one = { dealerId, status, version: '1.0 Hybrid', priceCents: 1_200_000, mileageKm, publishedAt: new Date() }
    ids.push(await addTestAd(db, { ...one, firstRegistration: new Date('2021-03-01T00:00:00Z') }))
  }
  return ids
}

/** Takes back the last change by the button of its notification; the dialogs have buttons of that name too. */
async function undo(page: Page): Promise<void> {
  const offered = page.getByRole('status').filter({ hasText: 'Puoi annullare per 20 secondi.' })
  await offered.getByRole('button', { name: 'Annulla' }).press('Enter')
}

test('a dealer’s stock: prices in a dialog, what cannot be read, a change and its undo', async ({ page, db }) => {
  const dealer = await openDealer(db)
  const [pandaId = 0] = await addPandas(db, dealer, 1)
  const q3 = { dealerId: dealer.dealerId, make: 'audi', model: 'q3', priceCents: 2_780_000 }
  const adId = await addTestAd(db, { ...q3, publishedAt: new Date(Date.now() - 19 * 86_400_000) })
  await rateTestAd(db, adId, 25_544)
  const pricesOf = async () => {
    const rows = await db<{ priceCents: number }[]>`select price_cents from ad where id in (${adId}, ${pandaId}) order by price_cents desc`
    return rows.map(({ priceCents }) => priceCents)
  }
  await logIn(page, dealer.email, { at: dealer.at('/veicoli') })
  const main = page.getByRole('main')
  await waitForHydration(page)
  const price = main.getByRole('button', { name: 'Prezzo', exact: true })
  await expect(price).toBeHidden()
  await main.getByRole('checkbox', { name: /^Scegli .*Q3/ }).press('Space')
  await expect(price).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(price, 'Escape chooses nothing').toBeHidden()
  await main.getByRole('checkbox', { name: /^Scegli .*Q3/ }).press('Space')
  await main.getByRole('button', { name: 'Scegli le 2 della pagina' }).click()
  await expect(main.getByText('2 scelte, tutto lo stock')).toBeVisible()
  await expectValidLayout(page, 'the bar of ticked vehicles')
  await price.click()
  const dialog = page.getByRole('dialog', { name: 'Prezzo di 2 veicoli' })
  await expect(dialog).toContainText('24.250')
  await expectValidLayout(page, 'new prices in a dialog')
  await dialog.getByLabel('Togli una percentuale o una cifra').fill('boh')
  await dialog.getByRole('button', { name: 'Mostra' }).click()
  await expect(dialog).toContainText('Scrivi di quanto cambiano i prezzi')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await pricesOf(), 'nothing has changed').toEqual([2_780_000, 1_200_000])
  await price.click()
  await dialog.getByLabel('Togli una percentuale o una cifra').fill('-500')
  await dialog.getByRole('button', { name: 'Mostra' }).click()
  await dialog.getByRole('button', { name: 'Cambia 2 prezzi' }).click()
  await expect.poll(pricesOf).toEqual([2_730_000, 1_150_000])
  await undo(page)
  await expect.poll(pricesOf, 'taken back').toEqual([2_780_000, 1_200_000])
  await expect(page.getByText('Prezzo come prima: 2 veicoli.').first()).toBeVisible()
  await db`update ad set status = 'deleted' where id in (${adId}, ${pandaId})`
})

test('all that a filter finds is taken off the market over two pages, and comes back with one press', async ({ page, db }) => {
  const dealer = await openDealer(db)
  const ids = await addPandas(db, dealer, 53, 'paused') // lists of others count what is online
  const tipoId = await addTestAd(db, { dealerId: dealer.dealerId, model: 'tipo', status: 'paused', priceCents: 900_000 })
  const countOf = async (status: string) =>
    (await db<{ id: number }[]>`select id from ad where id = any(${[...ids, tipoId]}::bigint[]) and status = ${status}`).length
  await logIn(page, dealer.email, { at: dealer.at('/veicoli') })
  const main = page.getByRole('main')
  await waitForHydration(page)
  await main.getByLabel('Cerca nello stock').fill('panda')
  await main.getByRole('button', { name: 'Mostra', exact: true }).click()
  await expect(main.getByText('53 veicoli', { exact: true })).toBeVisible()
  await waitForHydration(page)
  await main
    .getByRole('checkbox', { name: /^Scegli .*Panda/ })
    .first()
    .press('Space')
  await main.getByRole('button', { name: 'Scegli le 50 della pagina' }).click()
  await main.getByRole('button', { name: 'Scegli tutte le 53' }).click()
  await expect(main.getByText('53 scelte, tutte quelle trovate')).toBeVisible()
  await main.getByText('Altro', { exact: true }).click()
  await main.getByRole('button', { name: 'Non lo vendo più' }).click()
  await expect(main.getByText('Nulla è ancora cambiato.')).toBeVisible()
  await expectValidLayout(page, 'a change of all before it holds')
  await main.getByRole('button', { name: 'Non lo vendo più: 53 veicoli' }).click()
  await expect.poll(() => countOf('withdrawn')).toBe(53)
  expect(await countOf('paused'), 'what the filter leaves out').toBe(1)
  await undo(page)
  await expect.poll(() => countOf('paused'), 'taken back').toBe(54)
  await db`update ad set status = 'deleted' where id = any(${[...ids, tipoId]}::bigint[])`
})

test('descriptions from a template, and hours typed loosely; what cannot be read is not lost', async ({ page, db }) => {
  const dealer = await openDealer(db)
  const [pandaId = 0] = await addPandas(db, dealer, 1)
  await logIn(page, dealer.email, { at: dealer.at('/veicoli') })
  const main = page.getByRole('main')
  await waitForHydration(page)
  await main.getByRole('checkbox', { name: /^Scegli .*Panda/ }).press('Space')
  await main.getByText('Altro', { exact: true }).click()
  await main.getByRole('button', { name: 'Scrivi le descrizioni dai dati' }).click()
  await main.getByLabel('Nome').fill('Breve')
  await main.getByLabel('Testo').fill('{marca} {modello} {versione}, {km}.')
  await main.getByRole('button', { name: 'Salva il modello' }).click()
  await expect(main).toContainText('Fiat Panda 1.0 Hybrid')
  await expectValidLayout(page, 'descriptions from a template')
  await main.getByRole('button', { name: 'Scrivi una descrizione' }).click()
  await expect(page.getByText('Descrizione scritta: 1 veicolo.').first()).toBeVisible()

  await visit(page, dealer.at('/profilo'))
  await main.getByLabel('Lunedì').fill('9-12.30 14.30-19')
  await expect(main.getByText('Si leggerà: 9:00–12:30').first()).toBeVisible()
  await main.getByRole('button', { name: 'Copia lunedì' }).click()
  await expect(main.getByLabel('Venerdì')).not.toHaveValue('')
  await main.getByLabel('Domenica').fill('boh alle nove')
  await main.getByRole('button', { name: 'Salva il profilo' }).click()
  await expect(main.getByLabel('Domenica'), 'what cannot be read is not lost').toHaveValue('boh alle nove')
  await expectValidLayout(page, 'hours that cannot be read')
  await db`update ad set status = 'deleted' where id = ${pandaId}`
})

const rows = [
  'codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;kw;colore',
  'V1;Fiat;Panda;Easy;poco;45000;03/2015;Benzina;51;TOFFEE',
  'V2;Fiat;Panda;Easy;vedi;46000;03/2015;Benzina;51;TOFFEE',
  'V3;Fiat;Panda;Pop;9000;45.000.000;03/2016;Benzina;51;GR SC',
  'V4;Fiat;Panda;Lounge;9500;47000;2017;Benzina;51;Bianco',
  '',
]

/** The group of remarks with this answer; the file is tried again after each, and the page says so by itself. */
const groupWith = (main: Locator, answer: string) =>
  main.getByRole('listitem').filter({ has: main.page().getByText(answer, { exact: true }) })

test('questions of an import are answered by group, and the file comes in whole', async ({ page, db }) => {
  const dealer = await openDealer(db)
  await logIn(page, dealer.email, { at: dealer.at('/importa') })
  const main = page.getByRole('main')
  await waitForHydration(page)
  const file = { name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Leggi il file' }).click()
  await page.getByRole('button', { name: 'Fai la prova' }).click()
  await expect(page.getByText('Nulla è ancora cambiato')).toBeVisible()
  const prices = groupWith(main, 'Scrivi i 2 prezzi')
  await expect(prices.getByText('2', { exact: true })).toBeVisible()
  await expectValidLayout(page, 'questions of an import')
  await prices.getByText('Scrivi i 2 prezzi').click()
  await prices.getByLabel('riga 2').fill('8.200')
  await prices.getByLabel('riga 3').fill('8300')
  await prices.getByRole('button', { name: 'Salva i prezzi' }).click()
  await expect(main.getByRole('button', { name: 'Importa 4 veicoli' })).toBeVisible()
  await main.getByRole('button', { name: 'Dividi per 1.000' }).click()
  await expect(main.getByText('Nulla è ancora cambiato')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Dividi per 1.000' })).toBeHidden()
  const words = groupWith(main, 'Traduci i 2')
  await words.getByText('Traduci i 2').click()
  await words.getByLabel('«TOFFEE»').selectOption('Marrone')
  await words.getByLabel('«GR SC»').selectOption('Grigio')
  await words.getByRole('button', { name: 'Traduci' }).click()
  await expect(main.getByText('Nulla è ancora cambiato')).toBeVisible()
  await expect(main.getByText('Traduci i 2')).toBeHidden()
  await main.getByRole('button', { name: 'Importa 4 veicoli' }).click()
  const vehicles = () =>
    db<{ priceCents: number; mileageKm: number; colour: string }[]>`
      select price_cents, mileage_km, colour from ad where dealer_id = ${dealer.dealerId} and status = 'published' order by price_cents`
  await expect.poll(vehicles).toMatchObject([
    { priceCents: 820_000, mileageKm: 45_000, colour: 'marrone' },
    { priceCents: 830_000, mileageKm: 46_000, colour: 'marrone' },
    { priceCents: 900_000, mileageKm: 45_000, colour: 'grigio' },
    { priceCents: 950_000, mileageKm: 47_000, colour: 'bianco' },
  ])
  await db`update ad set status = 'deleted' where dealer_id = ${dealer.dealerId}`
})

test('photographs by number: where each goes is shown before it is sent, and what matches nothing is named', async ({ page, db }) => {
  const dealer = await openDealer(db)
  const [first = 0, second = 0] = await addPandas(db, dealer, 2)
  await logIn(page, dealer.email, { at: dealer.at('/veicoli/foto') })
  const main = page.getByRole('main')
  await waitForHydration(page)
  await expectValidLayout(page, 'photographs by number')
  const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await newPhoto() })
  const files = [
    await photo(`${first}_1.jpg`),
    await photo(`${first}_2.jpg`),
    await photo(`${second} (1).jpg`),
    await photo('IMG_0001.jpg'),
  ]
  await main.getByLabel('Foto', { exact: false }).and(main.locator('[multiple]:not([webkitdirectory])')).setInputFiles(files)
  const plan = main.getByRole('list', { name: 'Dove vanno le foto' })
  await expect(plan.getByRole('listitem')).toHaveText([`Fiat Panda · RIF ${first} · 2 foto`, `Fiat Panda · RIF ${second} · 1 foto`])
  await expect(main.getByText('1 foto non corrisponde a nessun veicolo in vendita')).toBeVisible()
  await expectValidLayout(page, 'where photographs go')
  await main.getByRole('button', { name: 'Carica 3 foto di 2 veicoli' }).click()
  const put = main.getByRole('list', { name: 'Dove sono le foto' })
  await expect(put.getByRole('listitem')).toHaveCount(2)
  await expectValidLayout(page, 'where photographs are')
  await put.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/foto$/)
  const photos = await db`select photo.id from photo join ad_draft on ad_draft.id = draft_id where dealer_id = ${dealer.dealerId}`
  expect(photos).toHaveLength(3)
  await db`update ad set status = 'deleted' where dealer_id = ${dealer.dealerId}`
})
