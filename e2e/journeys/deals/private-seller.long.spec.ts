import type { BrowserContext } from '@playwright/test'
import { logIn } from '@/e2e/accounts'
import { accessibilityViolations } from '@/e2e/axe'
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
  type Talkers,
} from '@/e2e/deals'
import { expectFits, expectValidLayout } from '@/e2e/layout-checks'
import { isPhone, visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** The two, each in a browser of their own, in their conversation. */
type Pair = { buyer: Page; seller: Page; thread: string }

const go = (page: Page, thread: string) => visit(page, thread)
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** The first message, from the page of the ad. */
async function writeFirst(page: Page, { buyer, adPath }: Talkers): Promise<void> {
  await logIn(page, buyer, { at: adPath })
  await button(page, isPhone(page) ? 'Contatta' : 'Contatta il venditore')
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Contatta il venditore' })
  await form.getByLabel('Messaggio').fill('Buongiorno, mi interessa la sua Panda. È ancora disponibile?')
  await form.getByRole('button', { name: 'Invia il messaggio' }).click()
  await expect(form.getByText('Messaggio inviato')).toBeVisible()
}

async function askAndAnswer({ buyer, seller, thread }: Pair): Promise<void> {
  await go(buyer, thread)
  const ask = await openTool(buyer, 'Chiedi i dati')
  await ask.getByLabel('Ha avuto incidenti?').check()
  await pressHere(buyer, ask.getByRole('button', { name: 'Chiedi' }))
  await expect(card(buyer, 'Una cosa che manca')).toBeVisible()
  await go(seller, thread)
  const question = card(seller, /^Elena chiede/)
  await question.getByLabel('Mai').check()
  await pressHere(seller, question.getByRole('button', { name: 'Rispondi a Elena' }))
  await expect(card(seller, /^Elena chiede/)).toContainText('Risposto')
}

async function agreeOnPrice({ buyer, seller, thread }: Pair): Promise<void> {
  await go(buyer, thread)
  const offer = await openTool(buyer, 'Proponi un prezzo')
  await offer.getByLabel('La tua proposta, in euro').fill('18.000,50')
  await offer.getByLabel(/resta riservata/).check()
  await offer.getByLabel(/Due parole/).fill('Pago subito.')
  await pressHere(buyer, offer.getByRole('button', { name: 'Invia la proposta' }))
  await expect(offer.getByLabel('La tua proposta, in euro')).toHaveValue('18.000,50')
  await expect(offer.getByLabel(/resta riservata/)).toBeChecked()
  await expect(offer.getByLabel(/Due parole/)).toHaveValue('Pago subito.')
  await offer.getByLabel('La tua proposta, in euro').fill('18.000')
  await pressHere(buyer, offer.getByRole('button', { name: 'Invia la proposta' }))
  await expect(card(buyer, /^La tua proposta/)).toContainText('Inviata')
  await go(seller, thread)
  await card(seller, /^Proposta: Elena/)
    .getByText('Rilancia')
    .click()
  await seller.getByLabel('La tua cifra, in euro').fill('19.000')
  await pressHere(seller, button(seller, 'Invia il rilancio'))
  await go(buyer, thread)
  await pressHere(buyer, button(buyer, 'Accetta 19.000 €'))
  await expect(card(buyer, /^Proposta/)).toContainText('Accettata')
}

async function meet({ buyer, seller, thread }: Pair): Promise<void> {
  await go(seller, thread)
  const hours = await openTool(seller, 'I tuoi giorni')
  await hours.getByLabel('Giorno').fill(inTwoDays())
  await hours.getByLabel('Dalle').fill('10:00')
  await hours.getByLabel('Alle', { exact: true }).fill('12:00')
  await pressHere(seller, hours.getByRole('button', { name: 'Aggiungi' }))
  await go(buyer, thread)
  const ask = await openTool(buyer, 'Proponi un giorno')
  await ask.locator('input[name=quando]:enabled').first().check({ force: true })
  await pressHere(buyer, ask.getByRole('button', { name: 'Chiedi quest’ora' }))
  await go(seller, thread)
  const visitCard = card(seller, 'Visita e prova')
  await visitCard.getByLabel(/^Dove/).fill('Via Maggioli 14, Alessandria')
  await pressHere(seller, visitCard.getByRole('button', { name: 'Va bene, confermo' }))
  await go(buyer, thread)
  await expect(card(buyer, 'Visita e prova')).toContainText('Via Maggioli 14')
  await go(seller, thread)
  const reserve = await openTool(seller, 'Riserva')
  await pressHere(seller, reserve.getByRole('button', { name: 'Riservala' }))
  await expect(card(seller, 'Prenotazione')).toContainText('Riservata fino a')
}

async function agree({ buyer, seller, thread }: Pair): Promise<void> {
  await go(buyer, thread)
  await pressHere(buyer, button(buyer, 'Sì, la prendo'))
  await go(seller, thread)
  await pressHere(seller, button(seller, 'Sì, gliela vendo'))
  await expect(card(seller, 'Affare fatto')).toBeVisible()
}

/** Each writes their part, once with a fault: what they had typed is still there. */
async function writeContract({ buyer, seller, thread }: Pair): Promise<void> {
  await go(seller, thread)
  await main(seller)
    .getByRole('link', { name: /^I passi, dal contratto/ })
    .click()
  await expect(main(seller).getByRole('heading', { name: 'Affare fatto', level: 1 })).toBeVisible()
  await fillContract(seller, { ...sellersContract, codice_fiscale: 'MRTPLA79E12A182T', giorno: inTwoDays(), ora: '11:00' })
  await main(seller).locator('form [name=pagamento]').selectOption('bonifico')
  await button(seller, 'Salva i dati').click()
  await expect(main(seller).getByText(/L’ultima lettera non torna/)).toBeVisible()
  await expect(main(seller).getByLabel('Telaio')).toHaveValue(sellersContract.telaio)
  await fillContract(seller, { codice_fiscale: sellersContract.codice_fiscale })
  await button(seller, 'Salva i dati').click()
  await expect(main(seller).getByText('Salvato. Lo vedete solo voi due.')).toBeVisible()
  await go(buyer, thread)
  await main(buyer)
    .getByRole('link', { name: /^I passi, dal contratto/ })
    .click()
  await fillContract(buyer, buyersContract)
  await button(buyer, 'Salva i dati').click()
  await expect(main(buyer).getByText('Il contratto è completo.')).toBeVisible()
  await expectValidLayout(buyer, 'the steps of a deal')
  await expectPdf(buyer)
  await main(buyer).getByRole('link', { name: 'Pagina da stampare' }).click()
  await expect(main(buyer)).toContainText('FG214RS')
  await expectFits(buyer, 'the contract')
}

async function expectPdf(page: Page): Promise<void> {
  const link = await main(page).getByRole('link', { name: 'Scarica il PDF' }).getAttribute('href')
  const answer = await page.request.get(link ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

async function handOver({ buyer, seller, thread }: Pair, { adPath }: Talkers): Promise<void> {
  await go(seller, thread)
  await card(seller, 'Affare fatto').getByText('Consegnata: segna come venduta').click()
  await pressHere(seller, button(seller, 'Segna come venduta'))
  await expect(card(seller, 'Venduta, complimenti!')).toBeVisible()
  await go(buyer, thread)
  await expect(card(buyer, 'Venduta, complimenti!')).toBeVisible()
  await expectValidLayout(buyer, 'a conversation that ended with a sale')
  await visit(buyer, adPath)
  await expect(
    main(buyer)
      .getByText(/Vendut|Non più disponibile/)
      .first(),
  ).toBeVisible()
}

test('two private people go from the first message to «Venduta» without leaving their conversation', async ({ page, browser, db }) => {
  const talkers = await openPrivateDeal(db)
  await writeFirst(page, talkers)
  const thread = `/area-privata/messaggi/${await conversationOf(db, talkers.adId)}`
  const other: BrowserContext = await browser.newContext()
  const seller = await other.newPage()
  await logIn(seller, talkers.seller, { at: thread })
  const pair = { buyer: page, seller, thread }
  await askAndAnswer(pair)
  await agreeOnPrice(pair)
  await meet(pair)
  await expectValidLayout(page, 'a conversation with an offer and a visit')
  expect(await accessibilityViolations(page)).toEqual([])
  await agree(pair)
  await writeContract(pair)
  await handOver(pair, talkers)
  await other.close()
})
