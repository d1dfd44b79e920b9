import { randomUUID } from 'node:crypto'
import type { Pool } from '@/lib/kernel/db/db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { logIn, newEmail, openAccount } from '../accounts'
import { accessibilityViolations } from '../axe'
import { expectValidLayout } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** A dealer that is always open, and a buyer who has written to it about a car. */
async function openTalk(db: Pool) {
  const [dealerEmail, buyer] = [
    await openAccount(db, newEmail('sara'), 'Sara Brambilla'),
    await openAccount(db, newEmail('elena'), 'Elena'),
  ]
  const slug = `visite-${randomUUID()}`
  const hours = [{ days: 'Lun–Dom', hours: '9:00–19:00' }]
  const [dealer] = await db<{ id: number }[]>`
    insert into dealer (slug, name, street, opening_hours) values (${slug}, 'Ticino Auto', 'Via Po 1', ${db.json(hours)}) returning id`
  const dealerId = dealer?.id ?? 0
  await db`insert into dealer_member (user_id, dealer_id, role) select id, ${dealerId}, 'owner' from app_user where email = ${dealerEmail}`
  const adId = await addTestAd(db, { dealerId, priceCents: 1_200_000 })
  const [reply] = await db<{ id: number }[]>`
    insert into reply (ad_id, ad_title, name, email, user_id, email_confirmed_at)
    select ${adId}, 'Fiat Panda', 'Elena', email, id, now() from app_user where email = ${buyer} returning id`
  await db`insert into reply_message (reply_id, sender, message, mailed_at) values (${reply?.id ?? 0}, 'buyer', 'Si può vedere?', now())`
  return {
    buyer,
    dealerEmail,
    adId,
    at: `/area-privata/messaggi/${reply?.id}`,
    lead: `/area-concessionario/richieste/${reply?.id}?concessionaria=${slug}`,
  }
}

test('a visit is booked at a dealer, moved and called off; a reserved car says until when', async ({ page, db, browser }) => {
  const { buyer, dealerEmail, adId, at, lead } = await openTalk(db)
  await logIn(page, buyer, { at })
  const main = page.getByRole('main')
  await main.locator('summary', { hasText: 'Visita e prova' }).click()
  const slots = main.locator('input[name=quando]:enabled')
  await slots.nth(2).check({ force: true })
  await main.getByRole('button', { name: 'Prenota la visita' }).click()
  const card = main.getByRole('region', { name: 'Visita e prova' })
  await expect(card).toContainText('Confermata')
  await expect(card).toContainText('Via Po 1')
  await expectValidLayout(page, 'a conversation with a visit')
  expect(await accessibilityViolations(page)).toEqual([])
  const calendar = await page.request.get((await card.getByRole('link', { name: /calendario/ }).getAttribute('href')) ?? '')
  expect(await calendar.text()).toContain('STATUS:CONFIRMED')

  await main.locator('summary', { hasText: 'Sposta la visita' }).click()
  await slots.nth(4).check({ force: true })
  await main.getByRole('button', { name: 'Prenota la visita' }).click()
  await expect(
    main
      .getByText(/Un’altra ora per la visita/)
      .or(card)
      .first(),
  ).toBeVisible()
  await card.getByRole('button', { name: 'Disdici' }).click()
  await expect(card).toContainText('Disdetta')

  const other = await browser.newPage()
  await logIn(other, dealerEmail, { at: lead })
  await other.locator('summary', { hasText: 'Riservala a questa persona' }).click()
  await other.getByRole('button', { name: 'Riservala' }).click()
  await expect(other.getByRole('region', { name: 'Prenotazione' })).toContainText('Riservata fino a')
  await other.close()
  await visit(page, `/annuncio/fiat-panda-${adId}`)
  await expect(page.getByText(/Riservata fino a/).first()).toBeVisible()
})
