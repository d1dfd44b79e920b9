import type { Locator, Route } from '@playwright/test'
import { continueAtFacebook, facebookButton, fillLogin, logIn, newEmail, openAccount } from '@/e2e/accounts'
import { accessibilityViolations } from '@/e2e/axe'
import { allowAll } from '@/e2e/consent'
import { expectSoundAtEachWidth, expectValidLayout, resize } from '@/e2e/layout-checks'
import { denyStorage, isPhone, tabTo, visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

const address = '**/api/v1/pages/private/settings/consent'
const flag = 'fb-marketing-consents-needed'
const first = 'Offerte e novità da Ingrana'
const third = 'Offerte dei partner di Ingrana'

const formOf = (page: Page) => page.getByRole('region', { name: 'Consensi per le e-mail' })
const boxes = (area: Locator) => [area.getByLabel(first), area.getByLabel(third)] as const
const save = (area: Locator) => area.getByRole('button', { name: 'salva preferenze', exact: true })
const notices = (page: Page) => page.locator('#errors')
const rowsOf = (db: Pool, email: string) => db`
  select first_party_marketing as first, third_party_marketing as third, privacy_consent_source as source
  from marketing_consent join app_user on app_user.id = user_id where email = ${email} order by marketing_consent.id`

/** Answers the saving, and only that, in the place of the server. */
const answerSaving = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(address, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()))

test('both consents start empty; they are saved, said to be saved, still there later, and taken back', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const email = await openAccount(market.db)
  await logIn(page, email)
  const form = formOf(page)
  const [ours, partners] = boxes(form)
  await expect(ours).not.toBeChecked()
  await expect(partners).not.toBeChecked()
  const sent = page.waitForRequest((request) => request.url().endsWith('/settings/consent'))
  await form.getByText(first, { exact: true }).click()
  await save(form).click()
  expect((await sent).postDataJSON()).toEqual({
    firstPartyMarketing: true,
    thirdPartyMarketing: false,
    privacyConsentSource: 'SETTINGS',
  })
  expect(await (await sent).headerValue('x-consent-text-version')).toBe('1')
  expect(await (await sent).headerValue('x-csrf-token')).toMatch(/^[\w-]{16}\.[\w-]{43}$/)
  const notice = notices(page).getByRole('status')
  await expect(notice.locator('strong')).toHaveText('Impostazioni salvate')
  await expect(notice.locator('p')).toHaveText('Riceverai le email secondo le nuove impostazioni')
  await notice.getByRole('button', { name: 'Chiudi' }).click()
  await expect(notice).toHaveCount(0)
  await expect(save(form)).toBeEnabled()
  await page.reload()
  await expect(ours).toBeChecked()
  await expect(partners).not.toBeChecked()
  await visit(page, page.url())
  await ours.uncheck()
  await partners.check()
  await save(form).click()
  await expect(notices(page).getByRole('status')).toBeVisible()
  expect(await rowsOf(market.db, email)).toEqual([
    { first: true, third: false, source: 'SETTINGS' },
    { first: false, third: true, source: 'SETTINGS' },
  ])
})

const wait = 'Attendi qualche minuto e riprova'
const fallback = 'Ops qualcosa è andato storto! Riprova più tardi'
const failures: { network: string; text: string; answer: (route: Route) => Promise<void> }[] = [
  {
    network: 'answers 400',
    text: wait,
    answer: (route) => route.fulfill({ status: 400, json: { code: 'invalid', fields: { firstPartyMarketing: 'Valore non valido' } } }),
  },
  {
    network: 'answers 429',
    text: wait,
    answer: (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '600' },
        json: { code: 'tooMany', message: 'Troppi tentativi. Riprova tra qualche minuto.' },
      }),
  },
  {
    network: 'answers 500',
    text: wait,
    answer: (route) => route.fulfill({ status: 500, body: '<h1>Errore</h1>', contentType: 'text/html' }),
  },
  { network: 'answers nothing', text: fallback, answer: (route) => route.abort() },
  {
    network: 'answers nonsense',
    text: fallback,
    answer: (route) => route.fulfill({ status: 200, body: '<h1>Portale</h1>', contentType: 'text/html' }),
  },
]
for (const { network, text, answer } of failures) {
  test(`when the network ${network}, the failure is said, and closing it makes the form as it was`, { tag: '@once' }, async ({
    page,
    market,
  }) => {
    const email = await openAccount(market.db)
    await logIn(page, email)
    const form = formOf(page)
    await answerSaving(page, answer)
    await boxes(form)[0].check()
    await save(form).click()
    const notice = notices(page).getByRole('alert')
    await expect(notice.locator('strong')).toHaveText('Errore nel salvataggio dei dati')
    await expect(notice.locator('p')).toHaveText(text)
    if (network === 'answers 500') await expectValidLayout(page, 'failed')
    await expect(boxes(form)[0]).toBeChecked()
    await expect(save(form)).toBeEnabled({ enabled: network !== 'answers 400' })
    await notice.getByRole('button', { name: 'Chiudi' }).click()
    await expect(save(form)).toBeEnabled()
    expect(await rowsOf(market.db, email)).toEqual([])
    await page.unroute(address)
    await save(form).click()
    await expect(notices(page).getByRole('status')).toContainText('Impostazioni salvate')
    expect(await rowsOf(market.db, email)).toEqual([{ first: true, third: false, source: 'SETTINGS' }])
  })
}

test('while the form is invalid it cannot be sent; a change makes it valid again', { tag: '@once' }, async ({ page, market }) => {
  await logIn(page, await openAccount(market.db))
  const form = formOf(page)
  await answerSaving(page, (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid', fields: { thirdPartyMarketing: 'Valore non valido' } } }),
  )
  await save(form).click()
  await expect(form.getByText('Valore non valido')).toBeVisible()
  await expect(boxes(form)[1]).toHaveAttribute('aria-invalid', 'true')
  await expect(save(form)).toBeDisabled()
  await expectValidLayout(page, 'invalid')
  await boxes(form)[1].check()
  await expect(save(form)).toBeEnabled()
})

test('until a late answer comes the button is loading and cannot be pressed again', { tag: '@once' }, async ({ page, market }) => {
  const email = await openAccount(market.db)
  await logIn(page, email)
  const form = formOf(page)
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  await answerSaving(page, async (route) => {
    await late
    await route.continue()
  })
  await save(form).click()
  await expect(save(form)).toBeDisabled()
  await expect(save(form)).toHaveAttribute('aria-busy', 'true')
  await expectValidLayout(page, 'loading')
  await save(form).press('Enter')
  release()
  await expect(notices(page).getByRole('status')).toContainText('Impostazioni salvate')
  await expectValidLayout(page, 'saved')
  await expect(save(form)).toBeEnabled()
  expect(await rowsOf(market.db, email)).toHaveLength(1)
})

test('an answer that never comes is given up after 20 seconds', { tag: '@once' }, async ({ page, market }) => {
  await page.clock.install()
  await logIn(page, await openAccount(market.db))
  const form = formOf(page)
  await answerSaving(page, () => new Promise(() => {}))
  const saving = page.waitForRequest(address)
  await save(form).click()
  await saving
  await page.clock.fastForward(20_000)
  await expect(notices(page).getByRole('alert').locator('p')).toHaveText(fallback)
  await expect(save(form)).toBeEnabled()
})

test('a visitor who was logged out meanwhile is offered to log in', { tag: '@once' }, async ({ page, market }) => {
  await logIn(page, await openAccount(market.db))
  await page.context().clearCookies()
  await save(formOf(page)).click()
  await expect(page.getByRole('dialog', { name: /^Accedi ad / })).toBeVisible()
})

test('ticks on the page of one account are not saved for an account that logged in meanwhile', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const [email, other] = [await openAccount(market.db), await openAccount(market.db)]
  await logIn(page, email)
  await page.context().clearCookies()
  await logIn(await page.context().newPage(), other)
  await boxes(formOf(page))[0].check()
  await save(formOf(page)).click()
  await expect(notices(page).getByRole('alert').locator('p')).toHaveText(
    'Nel frattempo hai fatto l’accesso con un altro account: ricarica la pagina e riprova.',
  )
  expect([await rowsOf(market.db, email), await rowsOf(market.db, other)]).toEqual([[], []])
})

test('the fields are at most 320 px wide, and the boxes those of phones at 800 px and below', async ({ page, market }) => {
  await logIn(page, await openAccount(market.db))
  const form = formOf(page)
  const [box] = boxes(form)
  const row = form.locator('label').first()
  for (const [width, side, height] of isPhone(page)
    ? ([
        [390, 24, 48],
        [320, 24, 48],
      ] as const)
    : ([
        [1280, 20, 28],
        [801, 20, 28],
        [800, 24, 48],
      ] as const)) {
    await resize(page, width)
    expect(await box.boundingBox(), `${width} px`).toMatchObject({ width: side, height: side })
    expect((await row.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(height)
    expect((await row.boundingBox())?.width, `${width} px`).toBeLessThanOrEqual(320)
    expect((await save(form).boundingBox())?.width, `${width} px`).toBeLessThanOrEqual(320)
    await expectValidLayout(page)
  }
})

test('without JavaScript the consents are saved and shown again all the same', { tag: '@once' }, async ({ browser, market }) => {
  const email = await openAccount(market.db)
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/accedi?validate-email')
  await fillLogin(page.getByRole('main'), email)
  await boxes(formOf(page))[1].check()
  await save(formOf(page)).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Impostazioni salvate. Riceverai le email secondo le nuove impostazioni' }),
  ).toBeVisible()
  await expect(boxes(formOf(page))[1]).toBeChecked()
  await boxes(formOf(page))[1].uncheck()
  await save(formOf(page)).click()
  await expect(boxes(formOf(page))[1]).not.toBeChecked()
  expect(await rowsOf(market.db, email)).toEqual([
    { first: false, third: true, source: 'SETTINGS' },
    { first: false, third: false, source: 'SETTINGS' },
  ])
  await page.close()
})

test.describe('the question after a registration through Facebook', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Cosa possiamo scriverti?' })
  const flagIn = (page: Page) => page.evaluate((name) => localStorage.getItem(name), flag)
  /** Sets the flag on a file, which has none of our code: a page could still come to look for the flag, and take it. */
  const setFlag = async (page: Page, value = 'true') => {
    await page.goto('/favicon.svg')
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [flag, value] as const)
  }

  test('opens on the first page, once; the answer is stored with its source', { tag: '@once' }, async ({ page, market }) => {
    const email = newEmail()
    await allowAll(page)
    await visit(page, '/accedi?validate-email')
    await facebookButton(page).click()
    await continueAtFacebook(page, email)
    await expect(page).toHaveURL(/il-mio-profilo$/)
    await expect(question(page)).toBeVisible()
    await expect.poll(() => flagIn(page)).toBeNull()
    const [ours, partners] = boxes(question(page))
    await expect(ours).toBeFocused()
    await expect(ours).not.toBeChecked()
    await expect(partners).not.toBeChecked()
    await ours.press('Space')
    await save(question(page)).click()
    await expect(question(page)).toHaveCount(0)
    await expect(notices(page).getByRole('status')).toContainText('Impostazioni salvate')
    await expect(boxes(formOf(page))[0], 'the form below shows what was answered').toBeChecked()
    await save(formOf(page)).click()
    await expect
      .poll(() => rowsOf(market.db, email))
      .toEqual([
        { first: true, third: false, source: 'FACEBOOK_MODAL' },
        { first: true, third: false, source: 'SETTINGS' },
      ])
    await visit(page, '/annunci')
    await expect(question(page)).toHaveCount(0)
  })

  test('is for people who are logged in; for strangers the flag stays', { tag: '@once' }, async ({ page, market }) => {
    const email = await openAccount(market.db)
    await visit(page, '/')
    await setFlag(page)
    await visit(page, '/')
    await expect(question(page)).toHaveCount(0)
    expect(await flagIn(page)).toBe('true')
    await logIn(page, email)
    await expect(question(page)).toBeVisible()
    await expect.poll(() => flagIn(page)).toBeNull()
  })

  test('can be closed with X, Escape, a press beside it and «Non ora», which answers nothing', { tag: '@once' }, async ({
    page,
    market,
  }) => {
    const email = await openAccount(market.db)
    await logIn(page, email)
    const ways: (() => Promise<void>)[] = [
      () => question(page).getByRole('button', { name: 'Chiudi' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => question(page).getByRole('button', { name: 'Non ora' }).click(),
    ]
    for (const close of ways) {
      await setFlag(page, 'qualunque cosa')
      await visit(page, '/area-privata/il-mio-profilo')
      await expect(question(page)).toBeVisible()
      await close()
      await expect(question(page)).toHaveCount(0)
      await expect.poll(() => flagIn(page)).toBeNull()
    }
    expect(await rowsOf(market.db, email)).toEqual([])
  })

  test('shows what was allowed before, so that saving takes nothing back by itself', { tag: '@once' }, async ({ page, market }) => {
    const email = await openAccount(market.db)
    await logIn(page, email)
    await boxes(formOf(page))[1].check()
    await save(formOf(page)).click()
    await expect(notices(page).getByRole('status')).toBeVisible()
    await setFlag(page)
    await visit(page, '/')
    await expect(boxes(question(page))[1]).toBeChecked()
    await save(question(page)).click()
    await expect(question(page)).toHaveCount(0)
    expect(await rowsOf(market.db, email)).toEqual([
      { first: false, third: true, source: 'SETTINGS' },
      { first: false, third: true, source: 'FACEBOOK_MODAL' },
    ])
  })

  test('says a failure inside, where it can be reached, and can be answered again', { tag: '@once' }, async ({ page, market }) => {
    const email = await openAccount(market.db)
    await logIn(page, email)
    await setFlag(page)
    await visit(page, '/')
    await answerSaving(page, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await boxes(question(page))[0].check()
    await save(question(page)).click()
    const failure = question(page).getByRole('alert').filter({ hasText: 'Errore nel salvataggio dei dati' })
    await expect(failure).toContainText(wait)
    expect(await accessibilityViolations(page)).toEqual([])
    const close = failure.getByRole('button', { name: 'Chiudi' })
    await tabTo(page, close)
    await close.press('Enter')
    await expect(failure).toHaveCount(0)
    await page.unroute(address)
    await save(question(page)).click()
    await expect(question(page)).toHaveCount(0)
    expect(await rowsOf(market.db, email)).toEqual([{ first: true, third: false, source: 'FACEBOOK_MODAL' }])
  })

  test('waits for the next page when the server cannot say what was allowed', { tag: '@once' }, async ({ page, market }) => {
    await logIn(page, await openAccount(market.db))
    await setFlag(page)
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
    const refused = page.waitForResponse(address)
    await visit(page, '/')
    await refused
    await expect(question(page)).toHaveCount(0)
    expect(await flagIn(page)).toBe('true')
    await page.unroute(address)
    await visit(page, '/')
    await expect(question(page)).toBeVisible()
  })

  test('a browser without storage is not asked, and its pages work', { tag: '@once' }, async ({ page, market }) => {
    const faults: Error[] = []
    page.on('pageerror', (error) => faults.push(error))
    await denyStorage(page)
    await logIn(page, await openAccount(market.db))
    await boxes(formOf(page))[0].check()
    await save(formOf(page)).click()
    await expect(notices(page).getByRole('status')).toContainText('Impostazioni salvate')
    await expect(question(page)).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('has no fault that axe can find, and fits every screen', async ({ page, market }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logIn(page, await openAccount(market.db))
    await setFlag(page)
    await visit(page, '/')
    await expect(question(page)).toBeVisible()
    await expectSoundAtEachWidth(page)
  })
})
