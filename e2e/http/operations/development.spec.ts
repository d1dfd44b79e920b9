import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { type Launch, launch, stop, waitUntilHealthy } from '@/e2e/launch'
import { visit } from '@/e2e/page-actions'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'

test.describe('the application under development', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'default' })
  let [port, folder] = [0, '']
  let application: Launch
  test.beforeAll(async () => {
    ;[port, folder] = [await findFreePort(), await createTestFolder('development')]
    const settings = { PORT: String(port), STAND_INS_PORT: String(await findFreePort()), DATA_DIR: folder, DEMO_ADS: '60' }
    const withPrefix = { ...settings, API_PREFIX: '/davanti' }
    application = launch(withPrefix, [process.execPath, '--import', 'tsx', 'scripts/serving/start.ts', '--dev'])
    await waitUntilHealthy(port, application)
  })
  test.afterAll(async () => {
    await stop(application)
    await removeTestFolder(folder)
  })

  test('a page under development is notified of every change: the socket of hot reload opens', async () => {
    expect((await fetch(`http://localhost:${port}/accedi`)).status, application.output()).toBe(200)
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const status = await new Promise((resolve, reject) => {
      request({ host: 'localhost', port, path: '/_next/hmr?page=/accedi', headers })
        .once('upgrade', (answer, socket) => {
          socket.destroy()
          resolve(answer.statusCode)
        })
        .once('error', reject)
        .end()
    })
    expect(status).toBe(101)
  })

  test('API_PREFIX is compiled into the pages: scripts call that address, plain forms the site itself', async ({ page }) => {
    const requested: string[] = []
    await page.route(/\/davanti\//, (route) => {
      requested.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      return route.fulfill({ status: 401, json: { code: 'unauthenticated' } })
    })
    await visit(page, `http://localhost:${port}/accedi`)
    const main = page.getByRole('main')
    await expect(main.locator('form[action^="/login"]')).toHaveCount(1)
    await main.getByLabel('E-mail').fill('anna@esempio.it')
    await main.getByLabel('Password', { exact: true }).fill('Segreta-1')
    await main.getByRole('button', { name: 'Accedi', exact: true }).click()
    await expect.poll(() => requested).toContain('POST /davanti/login')
  })
})
