import type { Locator, Page } from '@playwright/test'
import { expectSoundAtEachWidth, expectValidLayout, resize } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, test } from '../test'

const gallery = '/componenti'
/** The page gives the check up after ten seconds, which is too soon to look at every width on a slow machine. */
const patience = '{ const wait = setTimeout; window.setTimeout = (run, ms, ...rest) => wait(run, ms === 10000 ? 120000 : ms, ...rest) }'
/** Component tests hold the same for one width. */
const rarelyBreaks = { tag: '@long' }
const script = /\/bot-check\/enterprise\.js/

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Checks a changed page on the narrowest screen: axe, and nothing wider than the screen. */
async function inspect(page: Page, state: string, part: Locator): Promise<void> {
  await resize(page, 320, 844)
  await expectValidLayout(page, state, part)
}

const shelf = (page: Page, title: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const widthOf = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().width)
const heightOf = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().height)
const borderOf = (element: Locator) => element.evaluate((box) => getComputedStyle(box).borderTopColor)

test('every control stands in the gallery, which search engines are not offered', async ({ page }) => {
  await visit(page, gallery)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectSoundAtEachWidth(page, 'at rest', [1280, 390, 320])
})

test('a text input has its error label below it, and an error border only on request', async ({ page }) => {
  await visit(page, gallery)
  const fields = shelf(page, 'Campo di testo')
  const [plain, labelled, bordered] = [
    fields.getByLabel('Città'),
    fields.getByLabel('E-mail di contatto'),
    fields.getByLabel('E-mail', { exact: true }),
  ]
  for (const field of [labelled, bordered]) {
    await expect(field).toHaveAccessibleDescription('E-mail non valida')
    const below = await field.evaluate(
      (input) =>
        (document.getElementById(input.getAttribute('aria-describedby') ?? '')?.getBoundingClientRect().top ?? 0) -
        input.getBoundingClientRect().bottom,
    )
    expect(below).toBeGreaterThan(0)
  }
  expect(await borderOf(labelled)).toBe(await borderOf(plain))
  expect(await borderOf(bordered)).not.toBe(await borderOf(plain))
})

test('a password is shown and hidden with the caret and the focus left where they are', rarelyBreaks, async ({ page }) => {
  await visit(page, gallery)
  const form = shelf(page, 'Modulo').locator('form').first()
  const password = form.getByLabel('Password', { exact: true })
  await password.fill('Segreta-1')
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5))
  await form.getByRole('button', { name: 'Mostra password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toBeFocused()
  await expect.poll(() => password.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([3, 5])
  await inspect(page, 'password-shown', form)
  await form.getByRole('button', { name: 'Nascondi password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the mobile checkbox, bigger and in a higher row, applies at 800 px and below', async ({ page }) => {
  const box = shelf(page, 'Casella').getByRole('checkbox').first()
  const row = shelf(page, 'Casella').locator('label').first()
  await visit(page, gallery)
  for (const { width, side, height } of [
    { width: 801, side: 20, height: 28 },
    { width: 800, side: 24, height: 48 },
  ]) {
    await resize(page, width)
    await expect.poll(async () => [await widthOf(box), await heightOf(row)], `${width} px`).toEqual([side, height])
  }
})

test('an accordion is collapsed by default; a click opens it, flips its arrow, and shows at most 1200 px', async ({ page }) => {
  await visit(page, gallery)
  const fold = shelf(page, 'Fisarmonica').locator('details').filter({ hasText: 'Storia completa' })
  const arrow = () => fold.locator('summary svg').evaluate((svg) => getComputedStyle(svg).transform)
  await expect(fold).not.toHaveAttribute('open')
  expect(await arrow()).toBe('none')
  await fold.locator('summary').click()
  await expect(fold).toHaveAttribute('open')
  await expect.poll(arrow).toBe('matrix(-1, 0, 0, -1, 0, 0)')
  const head = await heightOf(fold.locator('summary'))
  await expect.poll(async () => Math.round((await heightOf(fold)) - head)).toBeGreaterThan(1_190)
  expect((await heightOf(fold)) - head).toBeLessThanOrEqual(1_202) // and two lines around it
  await inspect(page, 'accordion-open', fold)
})

test('a menu opens and closes at its button, at a click outside and with Escape', async ({ page }) => {
  await visit(page, gallery)
  const button = shelf(page, 'Menu').locator('summary')
  const link = page.getByRole('link', { name: 'Auto in vetrina' })
  await button.click()
  await expect(link).toBeVisible()
  await inspect(page, 'menu-open', shelf(page, 'Menu'))
  await button.click()
  await expect(link).toBeHidden()
  await button.click()
  await page.getByRole('heading', { level: 2, name: 'Menu', exact: true }).click()
  await expect(link).toBeHidden()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
})

test('an async icon button that is loading is disabled, shows a spinner and hides its content', async ({ page }) => {
  await visit(page, gallery)
  const buttons = shelf(page, 'Pulsante che attende, con icona')
  const [idle, loading] = [
    buttons.getByRole('button', { name: 'Salva', exact: true }),
    buttons.getByRole('button', { name: 'Salva in attesa' }),
  ]
  const parts = (button: Locator) =>
    button
      .locator('> span')
      .evaluateAll((spans) =>
        spans.map((span) => ({ opacity: getComputedStyle(span).opacity, turns: getComputedStyle(span).animationName !== 'none' })),
      )
  await expect(idle).toBeEnabled()
  expect(await parts(idle)).toEqual([{ opacity: '1', turns: false }])
  await expect(loading).toBeDisabled()
  await expect(loading).toHaveAttribute('aria-busy', 'true')
  expect((await parts(loading)).map(({ opacity }) => opacity)).toEqual(['0', '1'])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(async () => (await parts(loading)).map(({ turns }) => turns)).toEqual([false, true])
})

test('the bot-check button waits for its script, is enabled, sends once, and is enabled again', rarelyBreaks, async ({ page }) => {
  test.slow()
  await page.addInitScript(patience)
  const answers = await standBotCheck(page)
  await visit(page, gallery)
  const form = shelf(page, 'Pulsante con il controllo antispam')
  const button = form.getByRole('button', { name: 'Invia con controllo' })
  await expect(button).toBeDisabled()
  await form.getByLabel('E-mail da controllare').fill('anna@esempio.it')
  await expect(form.getByText('Il controllo antispam sta arrivando')).toBeVisible()
  await expect(button).toBeDisabled()
  await inspect(page, 'bot-check-late', form)
  answers.bringScript()
  await expect(button).toBeEnabled()
  await inspect(page, 'bot-check-ready', form)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeDisabled()
  await inspect(page, 'bot-check-sending', form)
  await page.evaluate(() => window.dispatchEvent(new Event('token')))
  await expect(button).toBeEnabled()
})

test('the two price labels have a background each', async ({ page }) => {
  await visit(page, gallery)
  const backgroundOf = (text: string) =>
    shelf(page, 'Etichetta del prezzo')
      .getByText(text, { exact: true })
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  expect(await backgroundOf('Ottimo Prezzo')).not.toBe(await backgroundOf('Buon Prezzo'))
})

test('a modal takes the focus, and gives it back when it is closed', async ({ page }) => {
  await visit(page, gallery)
  const opener = page.getByRole('button', { name: 'Apri la finestra' })
  await opener.click()
  const modal = page.getByRole('dialog', { name: 'Finestra di prova' })
  await expect(modal).toBeVisible()
  await expect(modal.locator(':focus')).toHaveCount(1)
  await inspect(page, 'modal-open', modal)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(opener).toBeFocused()
})

test('notifications appear in the element errors, 552 px wide, or as wide as screens of up to 584 px', rarelyBreaks, async ({ page }) => {
  await visit(page, gallery)
  for (const name of ['Notifica', 'Notifica riuscita', 'Notifica di errore'])
    await page.getByRole('button', { name: `Mostra «${name}»` }).click()
  const shown = page.locator('#errors > *')
  await expect(shown).toHaveCount(3)
  for (const [width, expected] of [
    [585, 552],
    [584, 584],
    [320, 320],
  ] as const) {
    await resize(page, width, 844)
    await expect.poll(() => widthOf(shown.first()), `at ${width} px`).toBe(expected)
  }
  await inspect(page, 'notifications', page.locator('#errors'))
  await shown.first().getByRole('button', { name: 'Chiudi' }).click()
  await expect(shown).toHaveCount(2)
})

test('grid links have fewer columns at 900, 700, 450 and 200 px', async ({ page }) => {
  const columns = () =>
    shelf(page, 'Griglia di collegamenti')
      .locator('ul')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  await visit(page, gallery)
  for (const [width, count] of [
    [901, 5],
    [900, 4],
    [701, 4],
    [700, 3],
    [451, 3],
    [450, 2],
    [201, 2],
    [200, 1],
  ] as const) {
    await resize(page, width)
    await expect.poll(columns, `${width} px`).toBe(count)
  }
})

/** A bot check that comes, and gives its token, when the test says so. */
async function standBotCheck(page: Page): Promise<{ bringScript: () => void }> {
  let bringScript = () => {}
  const isBrought = new Promise<void>((resolve) => void (bringScript = resolve))
  const body = `window.grecaptcha = { enterprise: { ready: (run) => run(), execute: () => new Promise((resolve) => addEventListener('token', () => resolve('gettone'), { once: true })) } }`
  await page.route(script, async (route) => {
    await isBrought
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return { bringScript }
}
