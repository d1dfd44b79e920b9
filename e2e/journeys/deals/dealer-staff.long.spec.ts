import { logIn } from '@/e2e/accounts'
import { card, conversationOf, main, openDealersDeal, openTool, pressHere } from '@/e2e/deals'
import { expectValidLayout } from '@/e2e/layout-checks'
import { isPhone, visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a buyer and the staff of a dealer go from the first message to «Venduta»', async ({ page, browser, db }) => {
  const { buyer, seller, adId, adPath, slug } = await openDealersDeal(db)
  await logIn(page, buyer, { at: adPath })
  await main(page)
    .getByRole('button', { name: isPhone(page) ? 'Contatta' : 'Contatta il venditore' })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Contatta il venditore' })
  await form.getByLabel('Messaggio').fill('Buongiorno, è ancora disponibile? Vorrei provarla.')
  await form.getByRole('button', { name: 'Invia il messaggio' }).click()
  await expect(form.getByText('Messaggio inviato')).toBeVisible()
  const id = await conversationOf(db, adId)
  const thread = `/area-privata/messaggi/${id}`
  const lead = `/area-concessionario/richieste/${id}?concessionaria=${slug}`
  const other = await browser.newContext()
  const staff = await other.newPage()
  await logIn(staff, seller, { at: lead })

  await visit(page, thread)
  const ask = await openTool(page, 'Proponi un giorno')
  await ask.locator('input[name=quando]:enabled').nth(2).check({ force: true })
  await pressHere(page, ask.getByRole('button', { name: 'Prenota la visita' }))
  await expect(card(page, 'Visita e prova')).toContainText('Via Po 1')
  const offer = await openTool(page, 'Proponi un prezzo')
  await offer.getByLabel('La tua proposta, in euro').fill('19.000')
  await offer.getByLabel(/resta riservata/).check()
  await pressHere(page, offer.getByRole('button', { name: 'Invia la proposta' }))

  await visit(staff, lead)
  await expect(card(staff, 'Visita e prova')).toContainText('Confermata')
  await expectValidLayout(staff, 'a lead with an offer')
  await pressHere(staff, main(staff).getByRole('button', { name: 'Accetta 19.000 €' }))
  await expect(card(staff, 'Prenotazione')).toContainText('Riservata fino a')
  await visit(page, thread)
  await expect(card(page, 'Prenotazione')).toContainText('Prenotata per te')
  await pressHere(page, main(page).getByRole('button', { name: 'Sì, la prendo' }))
  await visit(staff, lead)
  await pressHere(staff, main(staff).getByRole('button', { name: 'Sì, gliela vendiamo' }))
  await visit(page, thread)
  await expect(card(page, 'Affare fatto')).toContainText('Garanzia legale scritta')
  await expectValidLayout(page, 'a deal with a dealer')
  await main(page)
    .getByRole('link', { name: /^I passi, dal contratto/ })
    .click()
  await expect(main(page)).toContainText('Il contratto è della concessionaria')
  await visit(staff, lead)
  await card(staff, 'Affare fatto').getByText('Consegnata: segna come venduta').click()
  await pressHere(staff, main(staff).getByRole('button', { name: 'Segna come venduta' }))
  await visit(page, thread)
  await expect(card(page, 'Venduta, complimenti!')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Scrivi una recensione' })).toBeVisible()
  await other.close()
})
