import type { Route } from '@playwright/test'
import { newEmail } from '../accounts'
import { accessibilityViolations } from '../axe'
import { visit } from '../page-actions'
import { expect, type Page, test } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const botCheck = /\/bot-check\/enterprise\.js/
const main = (page: Page) => page.getByRole('main')
const numberButton = (page: Page) => main(page).getByRole('button', { name: 'Mostra il numero' })
const dialog = (page: Page) => page.getByRole('dialog')
const report = (page: Page) => dialog(page).getByRole('button', { name: 'Invia la segnalazione' })

async function openReport(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Segnala annuncio' }).click()
  await dialog(page).getByLabel('Che cosa non va?').selectOption('Altro')
  await dialog(page).getByLabel('Raccontaci di più').fill('Parole che non vanno perse')
  await dialog(page).getByLabel('La tua e-mail').fill(newEmail())
}

/** Answers nothing until it is let go. */
function later() {
  let go = () => {}
  const late = new Promise<void>((resolve) => (go = resolve))
  let times = 0
  const wait = async (route: Route) => {
    times++
    await late
    await route.continue()
  }
  return { wait, go: () => go(), times: () => times }
}

const failure = 'Ops qualcosa è andato storto! Riprova più tardi'
const outcomes = [
  {
    why: 'the server finds a fault',
    answer: { status: 400, json: { code: 'invalid', message: 'Il controllo antispam non è riuscito. Invia di nuovo il modulo.' } },
    text: 'Il controllo antispam non è riuscito.',
  },
  { why: 'the server fails', answer: { status: 500, body: 'oops' }, text: failure },
  { why: 'nothing comes back', answer: undefined, text: failure },
]
for (const { why, answer, text } of outcomes) {
  const respond = (route: Route) => (answer ? route.fulfill(answer) : route.abort())

  test(`a report that cannot be sent says so, keeps every word and can be sent again: ${why}`, async ({ page, market }) => {
    await page.route('**/post/*/flag/*', respond)
    await visit(page, market.adHref)
    await openReport(page)
    await report(page).click()
    await expect(dialog(page).getByText(text)).toBeVisible()
    await expect(dialog(page).getByLabel('Raccontaci di più')).toHaveValue('Parole che non vanno perse')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.unroute('**/post/*/flag/*')
    await report(page).click()
    await expect(dialog(page).getByText('Grazie della segnalazione')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test(`a number that cannot be shown says so and can be requested again: ${why}`, async ({ page, market }) => {
    await page.route('**/number/ad', respond)
    await visit(page, market.adHref)
    await numberButton(page).click()
    await expect(main(page).getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(numberButton(page), 'the focus is not lost while it waits').toBeFocused()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.unroute('**/number/ad')
    await numberButton(page).click()
    await expect(main(page).getByRole('link', { name: /^Chiama 300 / })).toBeFocused()
  })
}

test('a pending number or report is not requested again', async ({ page, market }) => {
  const [number, flag] = [later(), later()]
  await page.route('**/number/ad', number.wait)
  await page.route('**/post/*/flag/*', flag.wait)
  await visit(page, market.adHref)
  await numberButton(page).click()
  await expect(main(page).locator('button[aria-busy="true"]')).toBeDisabled()
  number.go()
  await expect(main(page).getByRole('link', { name: /^Chiama 300 / })).toBeFocused()
  await openReport(page)
  await report(page).click()
  await expect(report(page)).toBeDisabled()
  await expect(report(page)).toHaveAttribute('aria-busy', 'true')
  flag.go()
  await expect(dialog(page).getByText('Grazie della segnalazione')).toBeVisible()
  expect([number.times(), flag.times()]).toEqual([1, 1])
})

test('an answer that never comes is given up after 20 seconds: the number, the report', async ({ page, market }) => {
  const never = () => new Promise<void>(() => {})
  await page.clock.install()
  for (const path of ['**/number/ad', '**/post/*/flag/*']) await page.route(path, never)
  await visit(page, market.adHref)
  await numberButton(page).click()
  await expect(main(page).locator('button[aria-busy="true"]')).toBeDisabled()
  await page.clock.fastForward(20_000)
  await expect(main(page).getByRole('alert').filter({ hasText: failure })).toBeVisible()
  await openReport(page)
  const sent = page.waitForRequest('**/post/*/flag/*')
  await report(page).click()
  await sent
  await page.clock.fastForward(20_000)
  await expect(dialog(page).getByRole('alert').filter({ hasText: failure })).toBeVisible()
  await expect(report(page)).toBeEnabled()
})

for (const { opener, send } of [
  { opener: 'Contatta il venditore', send: 'Invia il messaggio' },
  { opener: 'Segnala annuncio', send: 'Invia la segnalazione' },
]) {
  test(`without the bot check a form cannot be sent, says so and can try again: ${opener}`, async ({ page, market }) => {
    await page.route(botCheck, (route) => route.abort())
    await visit(page, market.adHref)
    await main(page).getByRole('button', { name: opener }).click()
    await dialog(page).getByLabel('E-mail').fill('anna@esempio.it')
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'Il controllo antispam non si è caricato' })).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: send })).toBeDisabled()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.unroute(botCheck)
    await dialog(page).getByRole('button', { name: 'Riprova' }).click()
    await expect(dialog(page).getByRole('button', { name: send })).toBeEnabled()
  })
}
