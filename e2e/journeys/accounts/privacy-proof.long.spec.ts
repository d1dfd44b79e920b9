import { cookieOfChoice, storedIn, undecided } from '@/e2e/consent'
import { banner, choiceIn, openSettings, settings, untilRecorded } from '@/e2e/consent-banner'
import { visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'
import { mayBeStored } from '@/lib/accounts/consent/test-stored-things'

test.use({ storageState: undecided })

const path = '**/api/v1/privacy-choice'
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const proofs = 'select purposes from privacy_choice where consent_id = $1 order by id'

const failures: { why: string; status: number | 'nothing' }[] = [
  { why: 'refuses it', status: 400 },
  { why: 'has had too many', status: 429 },
  { why: 'is broken', status: 500 },
  { why: 'cannot be reached', status: 'nothing' },
]
for (const { why, status } of failures) {
  test(`a choice holds when the server ${why}, stores nothing extra, and the next page sends the proof`, async ({
    page,
    context,
    market,
  }) => {
    await page.route(path, (route) => (status === 'nothing' ? route.abort() : route.fulfill({ status, json: { code: 'x' } })))
    await visit(page, '/')
    const proofSent = page.waitForRequest(path)
    await button(page, 'Rifiuta').click()
    await proofSent
    await expect(banner(page)).toBeHidden()
    expect((await choiceIn(context))?.isRecorded).toBe(false)
    expect((await storedIn(context, page)).filter((found) => !mayBeStored(found))).toEqual([])
    await page.unroute(path)
    await visit(page, '/annunci')
    const { consentId } = await untilRecorded(context)
    await expect(banner(page)).toBeHidden()
    expect(await market.db.unsafe(proofs, [consentId])).toEqual([{ purposes: [] }])
    const again: string[] = []
    page.on('request', (request) => request.url().includes('privacy-choice') && again.push(request.url()))
    await visit(page, '/')
    await openSettings(page)
    expect(again, 'a recorded choice is not sent again').toEqual([])
  })
}

test('a choice changed before its proof was sent gets its own proof', async ({ page, context, market }) => {
  await page.route(path, (route) => route.fulfill({ status: 500, json: { code: 'x' } }), { times: 1 })
  await visit(page, '/')
  const failed = page.waitForResponse(path)
  await button(page, 'Accetta').click()
  await failed
  await (await openSettings(page)).getByRole('button', { name: 'Rifiuta' }).click()
  const { consentId, unproven } = await untilRecorded(context)
  expect(unproven).toEqual([])
  expect(await market.db.unsafe(proofs, [consentId])).toEqual([
    { purposes: ['measurement', 'replay', 'preferences', 'social'] },
    { purposes: [] },
  ])
})

test('a proof whose answer got lost is there once', async ({ page, context, market }) => {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await visit(page, '/')
  await button(page, 'Accetta').click()
  await expect.poll(async () => (await market.db.unsafe(proofs, [(await choiceIn(context))?.consentId ?? null])).length).toBe(1)
  await visit(page, '/annunci')
  const { consentId } = await untilRecorded(context)
  expect(await market.db.unsafe(proofs, [consentId])).toEqual([{ purposes: ['measurement', 'replay', 'preferences', 'social'] }])
})

test('a slow server delays no choice, and its late answer does not undo a later one', async ({ page, context, market }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    path,
    async (route) => {
      const answer = await route.fetch()
      await held
      await route.fulfill({ response: answer }).catch(() => {}) // the page no longer wants it
    },
    { times: 1 },
  )
  await visit(page, '/')
  await button(page, 'Accetta').click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'uuid')).toBe(true)
  await (await openSettings(page)).getByRole('button', { name: 'Rifiuta' }).click()
  await expect(settings(page)).toBeHidden()
  release()
  await expect.poll(async () => (await untilRecorded(context)).purposes).toEqual([])
  const { consentId } = await untilRecorded(context)
  await expect.poll(async () => (await storedIn(context, page)).filter((found) => !mayBeStored(found))).toEqual([])
  await expect
    .poll(() => market.db.unsafe(proofs, [consentId]))
    .toEqual([{ purposes: ['measurement', 'replay', 'preferences', 'social'] }, { purposes: [] }])
  await visit(page, '/annunci')
  expect((await choiceIn(context))?.purposes).toEqual([])
})

test('where the consent manager does not load nothing is allowed, and the footer leads to the policy', async ({ page, context }) => {
  await page.route(/\.js(\?|$)/, async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('cc:onFirstConsent')) return route.abort()
    return route.fulfill({ response: answer })
  })
  await page.route(/ConsentLayers/, (route) => route.abort())
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impostazioni privacy' }).click()
  await expect(page).toHaveURL(/\/policies\/privacy#impostazioni$/)
  expect(await context.cookies()).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the Facebook button without consent says so and contacts nobody; with consent the login goes on', async ({ page, context }) => {
  await context.addCookies([cookieOfChoice(['measurement', 'replay'])])
  const left: string[] = []
  context.on('request', (request) => /dialog\/oauth/.test(request.url()) && left.push(request.url()))
  await visit(page, '/accedi?preferiti')
  const link = page.getByRole('main').getByRole('link', { name: 'Facebook' })
  await link.click()
  await expect(page.getByRole('alert').filter({ hasText: 'A Facebook non abbiamo inviato nulla' })).toBeVisible()
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(link).toBeVisible()
  const opened = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  const other = await opened
  await expect(other).toHaveURL(/\/accedi\?dopo=%2Farea-privata%2Fpreferiti$/)
  await expect(other.getByRole('alert').filter({ hasText: 'A Facebook non abbiamo inviato nulla' })).toBeVisible()
  expect(left).toEqual([])
  await page.getByRole('button', { name: 'Apri le impostazioni privacy' }).click()
  await settings(page).getByRole('checkbox', { name: 'Accesso con Facebook' }).check()
  await settings(page).getByRole('button', { name: 'Salva' }).click()
  await page.waitForURL(/dialog\/oauth/)
})

test('without JavaScript the link to Facebook works: pressing it is the request', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: undecided })
  const page = await context.newPage()
  await page.goto('/accedi')
  await page.getByRole('main').getByRole('link', { name: 'Facebook' }).click()
  await page.waitForURL(/dialog\/oauth/)
  await context.close()
})
