import { randomUUID } from 'node:crypto'
import { logIn, newEmail, openAccount } from '@/e2e/accounts'
import { accessibilityViolations } from '@/e2e/axe'
import { expectValidLayout } from '@/e2e/layout-checks'
import { visit } from '@/e2e/page-actions'
import { mailsTo } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'
import { queueMorningMails } from '@/lib/accounts/morning/queue-morning-mails.server'
import type { Pool } from '@/lib/kernel/db/db.server'
import { italianTime } from '@/lib/kernel/italian/italian-time'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'

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
