import { openSession } from '@/e2e/accounts'
import {
  buyersContract,
  card,
  conversationOf,
  fillContract,
  inTwoDays,
  main,
  openPrivateDeal,
  openTool,
  pressHere,
  sellersContract,
} from '@/e2e/deals'
import { expectFits } from '@/e2e/layout-checks'
import { expect, type Page, test } from '@/e2e/test'

test.describe.configure({ timeout: 240_000 })
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const go = (page: Page, path: string) => page.goto(path)

async function enter(page: Page, email: string, at: string): Promise<void> {
  await openSession(page, email)
  await go(page, at)
}

test('a car is offered for, seen, agreed on, written down and sold without JavaScript', { tag: '@once' }, async ({ page, browser, db }) => {
  const { buyer, seller: sellersEmail, adId } = await openPrivateDeal(db)
  await enter(page, buyer, `/area-privata/proposta?annuncio=${adId}`)
  await main(page).getByLabel('La tua proposta, in euro').fill('zero')
  await main(page)
    .getByLabel(/Due parole/)
    .fill('La vedrei nel fine settimana.')
  await button(page, 'Invia la proposta').click()
  await expect(main(page).getByLabel(/Due parole/)).toHaveValue('La vedrei nel fine settimana.')
  await main(page).getByLabel('La tua proposta, in euro').fill('19.000')
  await button(page, 'Invia la proposta').click()
  await expect(card(page, /^La tua proposta/)).toContainText('Inviata')
  const thread = `/area-privata/messaggi/${await conversationOf(db, adId)}`
  const other = await browser.newContext({ javaScriptEnabled: false })
  const seller = await other.newPage()
  await enter(seller, sellersEmail, thread)
  await pressHere(seller, button(seller, 'Accetta 19.000 €'))

  await go(page, thread)
  const ask = await openTool(page, 'Proponi un giorno')
  await ask.getByLabel('Giorno').fill(inTwoDays())
  await ask.getByLabel('Ora').fill('10:30')
  await pressHere(page, ask.getByRole('button', { name: 'Proponi' }))
  await go(seller, thread)
  await card(seller, 'Visita e prova').getByLabel(/^Dove/).fill('Via Maggioli 14, Alessandria')
  await pressHere(seller, button(seller, 'Va bene, confermo'))

  await go(page, thread)
  await expectFits(page, 'a conversation without a script')
  await pressHere(page, button(page, 'Sì, la prendo'))
  await go(seller, thread)
  await pressHere(seller, button(seller, 'Sì, gliela vendo'))
  await main(seller)
    .getByRole('link', { name: /^I passi, dal contratto/ })
    .click()
  await fillContract(seller, { ...sellersContract, giorno: inTwoDays(), ora: '11:00' })
  await main(seller).locator('form [name=pagamento]').selectOption('bonifico')
  await button(seller, 'Salva i dati').click()
  await expect(main(seller)).toContainText('Salvato. Lo vedete solo voi due.')
  await go(page, thread)
  await main(page)
    .getByRole('link', { name: /^I passi, dal contratto/ })
    .click()
  await fillContract(page, buyersContract)
  await button(page, 'Salva i dati').click()
  await expect(main(page)).toContainText('Il contratto è completo.')
  const pdf = await page.request.get((await main(page).getByRole('link', { name: 'Scarica il PDF' }).getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  await go(seller, thread)
  await card(seller, 'Affare fatto').getByText('Consegnata: segna come venduta').click()
  await pressHere(seller, button(seller, 'Segna come venduta'))
  await go(page, thread)
  await expect(card(page, 'Venduta, complimenti!')).toBeVisible()
  await other.close()
})
