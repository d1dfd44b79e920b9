import { fillLogin, openAccount } from '@/e2e/accounts'
import { cookieOfChoice, storedIn, undecided } from '@/e2e/consent'
import { banner, choiceIn, openSettings, settings, untilRecorded } from '@/e2e/consent-banner'
import { expectValidLayout } from '@/e2e/layout-checks'
import { isPhone, visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'
import { bannerVersion } from '@/lib/accounts/consent/privacy-choice'
import { storageInventory } from '@/lib/accounts/consent/storage-inventory'
import { mayBeStored } from '@/lib/accounts/consent/test-stored-things'

test.use({ storageState: undecided })

const days = 86_400_000
const proofs = 'select purposes, source from privacy_choice where consent_id = $1 order by id'

/** Every request the page makes from now on, but those for its own pages, pictures and scripts. */
function watchRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url())
    const isOwn = origin === new URL(process.env['E2E_URL'] ?? '').origin || protocol === 'data:' || protocol === 'blob:'
    const isTechnical = /^\/api\/v1\/(posts\/count|makes|locations|settings)\b/.test(pathname) || !/^\/(api|v\d)\//.test(pathname)
    if (!isOwn || !isTechnical || request.method() !== 'GET') seen.push(`${request.method()} ${request.url()}`)
  })
  return seen
}

/** The form gives the focus to its first field: it is entered, and its check comes. */
async function openAndCloseContact(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Contatta/ })
    .click()
  const form = page.getByRole('dialog', { name: 'Contatta il venditore' })
  await expect(form.getByLabel('Nome e cognome')).toBeFocused()
  await expect(form.getByRole('button', { name: 'Invia il messaggio' })).toBeEnabled()
  await page.keyboard.press('Escape')
}

test('ten pages before a choice contact our site alone, an opened form its check; all stored is technical', {
  tag: '@once',
}, async ({ page, context, market }) => {
  test.slow() // ten pages
  const seen = watchRequests(page)
  const stored: { place: string; name: string }[] = []
  for (const path of [
    '/',
    '/annunci',
    '/usate?prezzo_a=15000',
    market.adHref,
    '/concessionari',
    market.dealerHref,
    '/accedi',
    '/policies/privacy',
    '/marche-modelli',
    '/questa-pagina-non-esiste',
  ]) {
    await visit(page, path)
    await expect(banner(page)).toBeVisible()
    await page.mouse.wheel(0, 1_500)
    await page.keyboard.press('End')
    await page.getByRole('main').getByRole('heading').first().click()
    if (path === market.adHref) await openAndCloseContact(page)
    stored.push(...(await storedIn(context, page)))
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Auto usate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('usate')
  await expect(banner(page), 'scrolling, clicking and moving on is no consent').toBeVisible()
  stored.push(...(await storedIn(context, page)))
  expect(seen, 'somebody who opens a form wants to use it').toEqual([expect.stringMatching(/^GET \S+\/bot-check\/enterprise\.js\?/)])
  expect(stored.filter((found) => !mayBeStored(found))).toEqual([])
  expect(new Set(stored.filter(({ place }) => place === 'cookie').map(({ name }) => name)), 'the form of the login is protected').toEqual(
    new Set(['ingrana_visit']),
  )
})

test('a login without a privacy choice stores only technical entries', { tag: '@once' }, async ({ page, context, market }) => {
  await visit(page, '/accedi?preferiti')
  await fillLogin(page.getByRole('main'), await openAccount(market.db))
  await expect(page).toHaveURL(/\/area-privata\/preferiti$/)
  await expect(banner(page)).toBeVisible()
  expect((await storedIn(context, page)).filter((found) => !mayBeStored(found))).toEqual([])
})

for (const [button, source] of [
  ['Rifiuta', 'banner-reject'],
  ['Chiudi e rifiuta', 'banner-close'],
] as const) {
  test(`«${button}» is one click, stays on the page and refuses everything`, { tag: '@once' }, async ({ page, context, market }) => {
    const seen = watchRequests(page)
    await visit(page, '/annunci?prezzo_a=15000')
    await banner(page).getByRole('button', { name: button, exact: true }).click()
    await expect(banner(page)).toBeHidden()
    await expect(page).toHaveURL(/\/annunci\?prezzo_a=15000$/)
    const { consentId, purposes } = await untilRecorded(context)
    expect(purposes).toEqual([])
    expect(await market.db.unsafe(proofs, [consentId])).toEqual([{ purposes: [], source }])
    await visit(page, '/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect((await storedIn(context, page)).filter((found) => !mayBeStored(found))).toEqual([])
    expect(seen.filter((line) => !/(GET .*\/api\/v1\/csrf|POST .*\/api\/v1\/privacy-choice)$/.test(line))).toEqual([])
  })
}

test('a refusal before any code has loaded counts, and hides the question once the code has', { tag: '@once' }, async ({
  page,
  context,
}) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => void (release = resolve))
  await page.route('**/_next/static/chunks/**', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/usate')
  await banner(page).getByRole('button', { name: 'Rifiuta', exact: true }).click()
  await expect(banner(page)).toBeVisible()
  release()
  await expect(banner(page)).toBeHidden()
  expect((await untilRecorded(context)).purposes).toEqual([])
})

test('the privacy question is in the page of undecided visitors only', { tag: '@once' }, async ({ context, baseURL }) => {
  const question = '>La tua privacy, decidi tu</h2>'
  expect(await (await context.request.get(`${baseURL}/usate`)).text()).toContain(question)
  await context.addCookies([cookieOfChoice([])])
  expect(await (await context.request.get(`${baseURL}/usate`)).text()).not.toContain(question)
})

test('«Accetta» is one click, and only then the browser code and rate_app are stored, for 365 days', { tag: '@once' }, async ({
  page,
  context,
  market,
}) => {
  await visit(page, '/')
  await banner(page).getByRole('button', { name: 'Accetta', exact: true }).click()
  const { consentId } = await untilRecorded(context)
  expect(await market.db.unsafe(proofs, [consentId])).toEqual([
    { purposes: ['measurement', 'replay', 'preferences', 'social'], source: 'banner-accept' },
  ])
  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]))
  expect(cookies['rate_app']?.value).toBe('0')
  for (const name of ['uuid', 'rate_app']) expect(Math.round(((cookies[name]?.expires ?? 0) * 1000 - Date.now()) / days), name).toBe(365)
  expect(cookies['uuid']?.sameSite).toBe('Lax')
  expect(await page.evaluate(() => localStorage.getItem('uuid'))).toBe(cookies['uuid']?.value)
  await visit(page, '/annunci')
  await visit(page, '/')
  expect((await context.cookies()).find(({ name }) => name === 'uuid')?.value, 'made once').toBe(cookies['uuid']?.value)
})

test('refusing, accepting and choosing weigh the same, closing looks like them, and a phone keeps its page', async ({ page }) => {
  await visit(page, '/')
  const looks = await Promise.all(
    ['Rifiuta', 'Accetta', 'Personalizza', 'Chiudi e rifiuta'].map((name) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(button)
          const { font } = getComputedStyle(button)
          const { width, height, top, right } = button.getBoundingClientRect()
          return { look: [color, backgroundColor, borderTopColor, borderTopWidth], font, width, height, top, right }
        }),
    ),
  )
  const [refuse, accept, choose, close] = looks
  for (const other of [accept, choose])
    expect([other?.look, other?.font, other?.width, other?.height, other?.top]).toEqual([
      refuse?.look,
      refuse?.font,
      refuse?.width,
      refuse?.height,
      refuse?.top,
    ])
  expect([close?.look, close?.width, close?.height]).toEqual([refuse?.look, 44, refuse?.height])
  expect(close?.top).toBeLessThanOrEqual(refuse?.top ?? 0)
  expect(close?.right).toBeGreaterThanOrEqual(choose?.right ?? 0)
  if (isPhone(page)) expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(150)
})

test('the height of the privacy question reaches only elements placed above it', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/usate')
  const height = await banner(page).evaluate((element) => `${element.getBoundingClientRect().height}px`)
  const edgeOf = (of: string) => page.locator(of).evaluate((element) => getComputedStyle(element).getPropertyValue('--bottom-edge'))
  await expect.poll(() => edgeOf('body')).toBe(height)
  expect([await edgeOf('html'), await edgeOf('#filtri [data-bottom-bar]'), await edgeOf('main')]).toEqual([height, height, '0px'])
})

test('the privacy question says in one sentence what it asks and what closing it does', async ({ page }) => {
  await visit(page, '/')
  await expect(banner(page)).toContainText('cookie tecnici e, solo con il tuo sì, strumenti di misura e di terzi; la X vale «Rifiuta».')
  await expect(banner(page).getByRole('link', { name: 'Informativa' })).toHaveAttribute('href', '/policies/privacy')
  await expect(banner(page).getByRole('button', { name: 'Personalizza' })).toBeVisible()
})

test('a browser without cookies shows that its choice is not saved, and asks again', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
  await visit(page, '/chi-siamo')
  await banner(page).getByRole('button', { name: 'Personalizza' }).click()
  await settings(page).getByRole('button', { name: 'Accetta' }).click()
  await expect(page.locator('#errors').getByRole('status')).toContainText('Scelta non conservata')
  await expectValidLayout(page)
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('purposes are chosen one by one, all are off at first, and the page is not locked', async ({ page, context, market }) => {
  await visit(page, '/usate')
  await banner(page).getByRole('button', { name: 'Personalizza' }).click()
  const boxes = settings(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
  await settings(page).getByRole('button', { name: 'Chiudi' }).click()
  expect(await choiceIn(context), 'closing the settings decides nothing').toBeUndefined()
  await page.locator('#risultati').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/annuncio\//)
  await banner(page).getByRole('button', { name: 'Personalizza' }).click()
  await boxes.nth(1).check()
  await settings(page).getByRole('button', { name: 'Salva' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Scelta salvata' })).toBeVisible()
  await expectValidLayout(page)
  const { consentId, purposes } = await untilRecorded(context)
  expect(purposes).toEqual(['replay'])
  expect(await market.db.unsafe(proofs, [consentId])).toEqual([{ purposes: ['replay'], source: 'preferences' }])
  expect((await storedIn(context, page)).filter((found) => !mayBeStored(found, ['replay']))).toEqual([])
})

const later = (months: number, moreDays = 0) => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, now.getUTCDate() + moreDays, 12)
}
for (const { why, time, isAsked } of [
  { why: 'after five months', time: later(5), isAsked: false },
  { why: 'after six months and a day', time: later(6, 1), isAsked: false },
  { why: 'after 191 days', time: Date.now() + 191 * days, isAsked: true },
]) {
  test(`a visitor who refused is ${isAsked ? 'asked again' : 'left alone'} ${why}`, { tag: '@once' }, async ({ page, context }) => {
    await visit(page, '/')
    await banner(page).getByRole('button', { name: 'Rifiuta', exact: true }).click()
    await untilRecorded(context)
    await page.clock.setSystemTime(time)
    await visit(page, '/annunci')
    await openSettings(page) // by now the consent manager has had its say
    await settings(page).getByRole('button', { name: 'Chiudi' }).click()
    await expect(banner(page)).toBeVisible({ visible: isAsked })
  })
}

test('a visitor with an old or outdated consent is asked again, and its storage is cleared', { tag: '@once' }, async ({
  page,
  context,
}) => {
  for (const change of [{ version: bannerVersion - 1 }, { decidedAt: new Date(Date.now() - 190 * days) }]) {
    await context.addCookies([
      cookieOfChoice(['measurement'], change),
      { ...cookieOfChoice([]), name: 'uuid', value: '0b7c1f9e-1111-4222-8333-444455556666' },
    ])
    await visit(page, '/')
    await expect(banner(page)).toBeVisible()
    await expect.poll(async () => (await storedIn(context, page)).filter((found) => !mayBeStored(found))).toEqual([])
  }
})

test('a consent can be withdrawn from the footer, clears its storage, and every change stores a proof', {
  tag: '@once',
}, async ({ page, context, market }) => {
  await visit(page, '/')
  await banner(page).getByRole('button', { name: 'Accetta', exact: true }).click()
  await untilRecorded(context)
  await page.evaluate(() => {
    localStorage.setItem('fs_optly_pending_events', '{}')
    sessionStorage.setItem('sentryReplaySession', '{}')
    document.cookie = 'ab_tests=a:b; Path=/'
  })
  const dialog = await openSettings(page)
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Misurazione ed esperimenti' }).uncheck()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog).toBeHidden()
  await untilRecorded(context)
  await expect
    .poll(async () => (await storedIn(context, page)).filter((found) => !mayBeStored(found, ['replay', 'preferences', 'social'])))
    .toEqual([])
  await (await openSettings(page)).getByRole('button', { name: 'Rifiuta' }).click()
  const { consentId } = await untilRecorded(context)
  await expect.poll(async () => (await storedIn(context, page)).filter((found) => !mayBeStored(found))).toEqual([])
  await expect
    .poll(() => market.db.unsafe(proofs, [consentId]))
    .toEqual([
      { purposes: ['measurement', 'replay', 'preferences', 'social'], source: 'banner-accept' },
      { purposes: ['replay', 'preferences', 'social'], source: 'preferences' },
      { purposes: [], source: 'preferences' },
    ])
  const seen = watchRequests(page)
  await visit(page, '/annunci')
  expect(seen).toEqual([])
})

test('a choice made in one tab is known in the other when one comes back to it', { tag: '@once' }, async ({ page, context }) => {
  await visit(page, '/')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/annunci')
  await banner(other).getByRole('button', { name: 'Rifiuta', exact: true }).click()
  await untilRecorded(context)
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))) // a headless browser gives every tab the focus
  await expect(banner(page)).toBeHidden()
})

test('without JavaScript nothing is asked or stored, and the footer leads to the policy', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: undecided })
  const page = await context.newPage()
  await page.goto('/annunci')
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impostazioni privacy' }).click()
  await expect(page).toHaveURL(/\/policies\/privacy#impostazioni$/)
  await expect(page.getByRole('heading', { name: 'Impostazioni privacy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambia le tue scelte' })).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('the policy names everything that may be stored, and opens the settings', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/policies/privacy')
  for (const { name, use } of storageInventory) await expect(page.getByRole('main').getByText(use).first(), name).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Cambia le tue scelte' }).click()
  await expect(settings(page)).toBeVisible()
})
