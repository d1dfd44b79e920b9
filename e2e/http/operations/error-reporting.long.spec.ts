import { hostname } from 'node:os'
import type { Page } from '@playwright/test'
import { array, object, string } from 'yup'
import { cookieOfChoice } from '@/e2e/consent'
import { banner, openSettings } from '@/e2e/consent-banner'
import { HttpClient } from '@/e2e/http-client'
import { type OwnApplication, openIsolatedApplication } from '@/e2e/isolated-application'
import { visit } from '@/e2e/page-actions'
import { openErrorReportReceiver, type Receiver } from '@/e2e/report-receiver'
import { expect, test } from '@/e2e/test'
import { pageDataAnswer } from '@/lib/kernel/framework/test-names'

test.use({ extraHTTPHeaders: {} }) // the receiver is a foreign origin: a header of ours would cause a preflight

/** One application for all, which the tests break one after the other. */
test.describe.configure({ mode: 'default', timeout: 60_000 })

let receiver: Receiver
let application: OwnApplication

test.beforeAll(async () => {
  receiver = await openErrorReportReceiver()
  application = await openIsolatedApplication({ SENTRY_DSN: receiver.dsn })
})
test.beforeEach(() => {
  receiver.behave('ok')
  receiver.forget()
})
test.afterAll(async () => {
  await application.close()
  await receiver.close()
})

const shape = object({
  exception: object({
    values: array(object({ type: string(), value: string().default(''), stacktrace: object({ frames: array().default([]) }) })).required(),
  }),
  breadcrumbs: array(object({ category: string(), message: string() })).default([]),
  tags: object({ path: string(), requestId: string() }),
  extra: object({ __serialized__: object({ wide: array().default([]), deep: object() }) }),
})

/** The one report that has come, once it has. */
async function theReport() {
  await expect.poll(() => receiver.received.length).toBe(1)
  const [first] = receiver.received
  expect(first?.kind).toBe('event')
  return shape.validateSync(first?.record)
}

/** What the page has run when it is ready to report. */
async function visitReporting(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(
    async (response) => response.url().includes('/_next/static/chunks/') && (await response.text()).includes('sentry_key'),
  )
  await visit(page, application.url + path)
  await loaded
}

function fail(page: Page, message: string): Promise<void> {
  return page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text)
      }),
    message,
  )
}

/** Expects nothing that names or describes a visitor. */
function expectNothingPersonal(...canaries: string[]): void {
  const texts = receiver.bodies.join('\n')
  for (const canary of [
    ...canaries,
    '127.0.0.1',
    'Mozilla',
    'HeadlessChrome',
    'cookie',
    'user_agent',
    'ip_address',
    'server_name',
    '"trace_id"',
    'sessionid',
  ]) {
    expect(texts.toLowerCase(), canary).not.toContain(canary.toLowerCase())
  }
  // As a word: a short name of a machine stands by chance in names of classes and files.
  const machine = hostname()
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '\\$&')
  expect(texts.toLowerCase(), hostname()).not.toMatch(new RegExp(`(?<![a-z0-9])${machine}(?![a-z0-9])`))
}

const kinds = () => receiver.received.map(({ kind }) => kind).sort()

test.describe('the server', () => {
  test('reports a call that fails, once, with its path and nothing of what was sent', async () => {
    const visitor = new HttpClient(application.url)
    await application.db`alter table app_user rename to app_user_away`
    const answer = await visitor.post(
      '/login?canarino=interrogazione',
      { username: 'canarino@esempio.it', password: 'Canarino-97x' },
      { headers: { 'user-agent': 'Mozilla/5.0 canarino', referer: `${application.url}/canarino` } },
    )
    await application.db`alter table app_user_away rename to app_user`
    expect(answer.status).toBe(500)
    const report = await theReport()
    expect(report.tags).toEqual({ path: '/login', requestId: answer.headers['x-request-id'] })
    expect(report.exception.values[0]?.value).toContain('relation "app_user" does not exist')
    expect(report.exception.values[0]?.stacktrace.frames.length).toBeGreaterThan(3)
    expectNothingPersonal('canarino', ...visitor.cookies.values())
  })

  test('reports a page that fails', async ({ request }) => {
    await application.db`alter table dealer rename to dealer_away`
    const answer = await request.get(`${application.url}/concessionari?nome=canarino`)
    await application.db`alter table dealer_away rename to dealer`
    expect(answer.status()).toBe(500)
    expect((await theReport()).tags).toMatchObject({ path: '/concessionari', requestId: answer.headers()['x-request-id'] })
    expectNothingPersonal('canarino')
  })

  test('reports nothing that is not its own fault', async ({ request }) => {
    for (const path of ['/annunci/marca-inventata', '/questa-pagina-non-esiste', '/api/v1/makes/0/models'])
      expect((await request.get(application.url + path)).status()).toBeLessThan(500)
    expect(
      (await new HttpClient(application.url).post('/login', { username: 'nessuno@esempio.it', password: 'Sbagliata-97x' })).status,
    ).toBeLessThan(500)
    expect(receiver.requests()).toBe(0)
  })
})

test.describe('a page', () => {
  test.use({ mayComplain: true }) // it fails on purpose
  test('sends nothing until a failure, then one report within the limits and without personal data', async ({ page }) => {
    await visitReporting(page, '/usate?prezzo_a=15000')
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="premi" aria-label="canarino-pulsante">Premi</button>')
      for (let step = 0; step < 150; step++) history.replaceState(history.state, '', `?canarino=${step}`)
      document.getElementById('premi')?.click()
      return fetch('/api/v1/makes?category=canarino')
    })
    expect(receiver.requests()).toBe(0)
    await page.evaluate(() => {
      const dig = (depth: number): never => {
        if (depth > 0) return dig(depth - 1)
        throw new Error(`Guasto di canarino@esempio.it: ${'x'.repeat(5_000)}`)
      }
      setTimeout(() => dig(200))
    })
    const { exception, breadcrumbs, tags } = await theReport()
    expect(tags.path).toBe('/usate')
    expect(exception.values[0]?.value).toMatch(/^Guasto di \[e-mail\]: x+…$/)
    expect(exception.values[0]?.value).toHaveLength(250)
    expect(exception.values[0]?.stacktrace.frames).toHaveLength(50)
    expect(breadcrumbs).toHaveLength(100)
    expect(new Set(breadcrumbs.map(({ category }) => category))).toEqual(new Set(['ui.click', 'navigation', 'fetch']))
    expectNothingPersonal('canarino')
    expect(receiver.requests()).toBe(1)
    expect(
      await page.evaluate(async () => [
        Object.keys(localStorage),
        Object.keys(sessionStorage),
        document.cookie,
        await indexedDB.databases(),
      ]),
    ).toEqual([[], [], '', []])
  })

  test('reports what failed before it could report, and a promise that nobody waited for', async ({ page }) => {
    await page.addInitScript(() =>
      // The first of our scripts has run by then; before it none of ours can fail.
      window.addEventListener('load', () => {
        const dig = (depth: number): never => {
          if (depth > 0) return dig(depth - 1)
          throw new Error('presto')
        }
        setTimeout(() => dig(200))
        void Promise.reject(new Error('da sola'))
      }),
    )
    await visit(page, `${application.url}/chi-siamo`)
    await expect.poll(() => receiver.received.length).toBe(2)
    const failures = receiver.received.map(({ record }) => shape.validateSync(record).exception.values[0])
    expect(new Set(failures.map((failure) => failure?.value))).toEqual(new Set(['presto', 'da sola']))
    expect(failures.find((failure) => failure?.value === 'presto')?.stacktrace.frames).toHaveLength(50)
  })

  test('cuts what was thrown instead of an error to a depth of 3 and a breadth of 1000', async ({ page }) => {
    await visitReporting(page, '/chi-siamo')
    await page.evaluate(() => {
      const reason = { wide: Array.from({ length: 1_100 }, () => 0), deep: { deeper: { deepest: {} } } }
      window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }))
    })
    const { wide, deep } = (await theReport()).extra.__serialized__
    expect([wide.length, wide.at(-1)]).toEqual([1_001, '[MaxProperties ~]'])
    expect(deep).toEqual({ deeper: '[Object]' })
  })

  test('reports that it could not be rendered, beside the notification its visitor sees', async ({ page }) => {
    await visitReporting(page, '/usate')
    await page.route('**/_next/data/**/km0.json*', (route) => route.fulfill({ json: pageDataAnswer({ siteUrl: 'http://localhost' }) }))
    await page.getByRole('navigation', { name: 'Categorie auto' }).getByRole('link', { name: 'Km 0' }).click()
    await expect(page.locator('#errors').getByRole('alert')).toContainText('Ops qualcosa è andato storto!')
    expect((await theReport()).exception.values[0]?.type).toBe('TypeError')
  })

  for (const mood of ['failing', 'silent'] as const) {
    test(`goes on as if nothing were wrong while the receiver is ${mood}`, async ({ page }) => {
      receiver.behave(mood)
      await visitReporting(page, '/usate')
      await fail(page, 'inascoltato')
      await expect.poll(() => receiver.requests()).toBe(1)
      await page.getByRole('navigation', { name: 'Categorie auto' }).getByRole('link', { name: 'Km 0' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ auto km 0$/)
      await expect(page.locator('#errors').getByRole('alert')).toHaveCount(0)
    })
  }

  test('goes on while the receiver cannot be reached at all', async ({ page }) => {
    await page.route(`${receiver.origin}/**`, (route) => route.abort())
    await visitReporting(page, '/usate')
    const attempt = page.waitForEvent('requestfailed')
    await fail(page, 'inascoltato')
    await attempt
    await page.getByRole('navigation', { name: 'Categorie auto' }).getByRole('link', { name: 'Km 0' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ auto km 0$/)
    await expect(page.locator('#errors').getByRole('alert')).toHaveCount(0)
  })

  test('loads and sends nothing where no address is set', async ({ page, baseURL }) => {
    const scripts: string[] = []
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
    })
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
    })
    const settings = page.waitForResponse('**/api/v1/settings')
    await visit(page, '/chi-siamo')
    await settings
    await fail(page, 'taciuto')
    await page.evaluate(() => fetch('/health'))
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((script) => script.includes('sentry_key'))).toEqual([])
    expect(foreign).toEqual([])
  })
})

test.describe('a visit', () => {
  test.use({ mayComplain: true })
  test('is recorded only while its visitor allows it, and sent masked when something fails', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.1
    }) // not the one in ten
    await visitReporting(page, '/accedi')
    await fail(page, 'prima')
    await expect.poll(kinds).toEqual(['event'])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await banner(page).getByRole('button', { name: 'Accetta', exact: true }).click()
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['sentryReplaySession'])
    await page.getByRole('main').getByLabel('E-mail').fill('canarino@esempio.it')
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Canarino-97x')
    await page.evaluate(() => history.replaceState(history.state, '', '?canarino=indirizzo'))
    receiver.forget()
    await fail(page, 'durante')
    await expect.poll(kinds).toEqual(['event', 'replay_event', 'replay_recording'])
    const recording = receiver.received.find(({ kind }) => kind === 'replay_recording')?.text ?? ''
    expect(recording).toContain('"sessionSampleRate":0.1,"errorSampleRate":1,')
    expect(recording).toContain('*****')
    expectNothingPersonal('canarino', 'Impostazioni privacy')
    const settings = await openSettings(page)
    await settings.getByRole('checkbox', { name: /Registrazione/ }).uncheck()
    await settings.getByRole('button', { name: 'Salva' }).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    receiver.forget()
    await fail(page, 'dopo')
    await expect.poll(kinds).toEqual(['event'])
    expect(receiver.bodies.join()).not.toContain('replayId')
  })

  test('is recorded from its start in one of ten', async ({ page, context }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.099
    })
    await context.addCookies([cookieOfChoice(['replay'])])
    await visitReporting(page, '/chi-siamo')
    await expect.poll(kinds, { timeout: 20_000 }).toEqual(['replay_event', 'replay_recording'])
    expectNothingPersonal('Chi siamo')
  })
})
