import { randomUUID } from 'node:crypto'
import { queueMorningMails } from '@/lib/accounts/morning/queue-morning-mails.server'
import type { Pool } from '@/lib/kernel/db/db.server'
import { italianTime } from '@/lib/kernel/italian/italian-time'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { logIn, newEmail, openAccount } from '../accounts'
import { accessibilityViolations } from '../axe'
import { expectValidLayout } from '../layout-checks'
import { visit, waitForHydration } from '../page-actions'
import { mailsTo } from '../stand-ins'
import { expect, test } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** A dealer with a request of yesterday, a car that costs too much, and a call that nobody made. */
async function openDay(db: Pool) {
  const email = await openAccount(db, newEmail('sara'), 'Sara Brambilla')
  const slug = `mattina-${randomUUID()}`
  const [dealer] = await db<{ id: number }[]>`
    with added as (insert into dealer (slug, name) values (${slug}, 'Ticino Auto') returning id)
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, added.id, 'owner' from app_user, added where email = ${email} returning dealer_id as id`
  const dealerId = dealer?.id ?? 0
  const adId = await addTestAd(db, {
    dealerId,
    make: 'audi',
    model: 'q3',
    priceCents: 2_780_000,
    publishedAt: new Date(Date.now() - 19 * 86_400_000),
  })
  await rateTestAd(db, adId, 25_544)
  const [lead] = await db<{ id: number }[]>`
    insert into reply (ad_id, ad_title, name, email) values (${adId}, 'Audi Q3', 'Giulia Ferri', ${newEmail('giulia')}) returning id`
  await db`
    insert into reply_message (reply_id, sender, message, created_at, mailed_at)
    values (${lead?.id ?? 0}, 'buyer', 'Si può provare sabato?', now() - interval '13 hours', now())`
  await db`
    insert into callback (dealer_id, ad_id, ad_title, name, phone, from_at, to_at)
    values (${dealerId}, ${adId}, 'Audi Q3', 'Renato Colli', '300 5511872', now() - interval '4 hours', now() - interval '2 hours')`
  return { email, adId, at: (path: string) => `/area-concessionario${path}?concessionaria=${slug}` }
}

/** Seven o'clock in Italy, on this day. */
function todayAtSeven(): Date {
  const clock = italianTime(new Date())
  return new Date(Date.now() - (clock.getUTCHours() - 7) * 3_600_000)
}

test('a dealer’s day: answers who waits, calls, sets and takes back a price, and has the rest by mail', async ({ page, db, request }) => {
  const { email, adId, at } = await openDay(db)
  await logIn(page, email, { at: at('') })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Sara')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Una richiesta aspetta da più di 12 ore')
  await expectValidLayout(page, 'the morning of a dealer')
  expect(await accessibilityViolations(page)).toEqual([])

  await main.getByRole('link', { name: 'Rispondi a Giulia Ferri, Audi Q3' }).click()
  await main.getByLabel('La tua risposta').fill('Buongiorno Giulia, sabato alle 10 va bene.')
  await main.getByRole('button', { name: 'Invia la risposta' }).click()
  await expect(page.getByText('Risposta inviata.').first()).toBeVisible()
  await visit(page, at(''))
  await expect(main.getByRole('heading', { name: 'Una richiesta ha la sua risposta fatto' })).toBeVisible()

  await main.getByRole('button', { name: 'Richiamata fatta a Renato Colli' }).click()
  await expect(main.getByRole('heading', { name: 'Renato Colli: richiamata fatta fatto' })).toBeVisible()

  await main.getByRole('button', { name: 'Buon Prezzo: 24.250 euro per Audi Q3' }).click()
  await expect(main.getByRole('status')).toContainText('Prezzo salvato: Audi Q3 a 24.250')
  const priceOf = async () => (await db<{ priceCents: number }[]>`select price_cents from ad where id = ${adId}`)[0]?.priceCents
  expect(await priceOf()).toBe(2_425_000)
  await expectValidLayout(page, 'the morning of a dealer with done tasks')
  expect(await accessibilityViolations(page)).toEqual([])
  await main.getByRole('button', { name: /^Annulla: Audi Q3 a 24\.250/ }).press('Enter')
  await expect(main.getByRole('status')).toContainText('Annullato')
  expect(await priceOf()).toBe(2_780_000)

  await visit(page, at('/profilo'))
  await main.getByRole('button', { name: 'Scrivimi ogni mattina' }).click()
  await expect(main.getByRole('status').first()).toContainText('ti scriviamo alle 7')
  await queueMorningMails(db, todayAtSeven())
  const findMail = async () => (await mailsTo(request, email)).find(({ kind }) => kind === 'dealer-morning')?.text ?? ''
  await expect.poll(findMail).toContain('Buon Prezzo a 24.250')
  await db`update ad set status = 'deleted' where id = ${adId}`
})

test('a dealer’s stock: many prices in a dialog and back, descriptions by template, hours typed loosely', async ({ page, db }) => {
  const { adId, email, at } = await openDay(db)
  const [own] = await db<{ dealerId: number }[]>`select dealer_id from ad where id = ${adId}`
  const dealerId = own?.dealerId ?? 0
  const other = { dealerId, make: 'fiat', model: 'panda', version: '1.0 Hybrid', publishedAt: new Date() }
  const otherId = await addTestAd(db, {
    ...other,
    priceCents: 1_200_000,
    firstRegistration: new Date('2021-03-01T00:00:00Z'),
    mileageKm: 41_000,
  })
  const pricesOf = async () => {
    const rows = await db<{ priceCents: number }[]>`select price_cents from ad where id in (${adId}, ${otherId}) order by id`
    return rows.map(({ priceCents }) => priceCents)
  }
  await logIn(page, email, { at: at('/veicoli') })
  const main = page.getByRole('main')
  await waitForHydration(page)
  await expect(main.getByRole('button', { name: 'Prezzo', exact: true })).toBeHidden()
  await main.getByRole('checkbox', { name: /^Scegli .*Q3/ }).press('Space')
  await main.getByRole('button', { name: 'Scegli le 2 della pagina' }).click()
  await main.getByRole('button', { name: 'Prezzo', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Prezzo di 2 veicoli' })
  await expect(dialog).toContainText('24.250')
  await expectValidLayout(page, 'new prices in a dialog')
  await dialog.getByLabel('Togli una percentuale o una cifra').fill('boh')
  await dialog.getByRole('button', { name: 'Mostra' }).click()
  await expect(dialog).toContainText('Scrivi di quanto cambiano i prezzi')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await pricesOf(), 'nothing has changed').toEqual([2_780_000, 1_200_000])
  await main.getByRole('button', { name: 'Prezzo', exact: true }).click()
  await dialog.getByLabel('Togli una percentuale o una cifra').fill('-500')
  await dialog.getByRole('button', { name: 'Mostra' }).click()
  await dialog.getByRole('button', { name: 'Cambia 2 prezzi' }).click()
  await expect(page.getByText('2 prezzi cambiati.').first()).toBeVisible()
  expect(await pricesOf()).toEqual([2_730_000, 1_150_000])
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Annulla', exact: true }).filter({ visible: true }).click()
  await expect(page.getByText('Prezzo come prima: 2 veicoli.').first()).toBeVisible()
  expect(await pricesOf()).toEqual([2_780_000, 1_200_000])

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

  await visit(page, at('/profilo'))
  await waitForHydration(page)
  await main.getByLabel('Lunedì').fill('9-12.30 14.30-19')
  await expect(main.getByText('Si leggerà: 9:00–12:30').first()).toBeVisible()
  await main.getByRole('button', { name: 'Copia lunedì' }).click()
  await expect(main.getByLabel('Venerdì')).not.toHaveValue('')
  await main.getByLabel('Domenica').fill('boh alle nove')
  await main.getByRole('button', { name: 'Salva il profilo' }).click()
  await expect(main.getByLabel('Domenica'), 'what cannot be read is not lost').toHaveValue('boh alle nove')
  await expectValidLayout(page, 'hours that cannot be read')
  await db`update ad set status = 'deleted' where id in (${adId}, ${otherId})`
})
