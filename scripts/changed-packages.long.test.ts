import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Launch, launch, startCommand, stop, waitUntilHealthy } from '@/e2e/launch'
import { env } from '@/lib/kernel/config/env.server'
import { type PieceName, pieceNames } from '@/lib/kernel/config/renderer.mjs'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { changedPackages, changePackages } from '@/lib/kernel/framework/test-changed-packages'
import { takenOverMark } from '@/lib/kernel/framework/test-names'
import { findBrowser } from './browser.mjs'
import { copyTree } from './checks/mutants/tree-copy'
import { createDatabase } from './database/test-database'
import { ownPackages } from './test-packages'

let browser: Browser
beforeAll(async () => {
  const executablePath = findBrowser()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

/** The pages that are looked at, and what belongs to each page: a build of all takes four times as long and proves no more. */
const builtPages = [
  '_app.tsx',
  '_document.tsx',
  '_error.tsx',
  '[...unknown].tsx',
  'accedi.tsx',
  'accessibilita.tsx',
  'annuncio',
  'api',
  'usate',
]

function leaveOtherPages(folder: string): void {
  for (const name of readdirSync(folder)) if (!builtPages.includes(name)) rmSync(path.join(folder, name), { recursive: true })
}

/** A copy of the tree with changed packages, and what starts it on a database of its own. */
async function copyWith(changes: (typeof changedPackages)[number]['changes']) {
  const { folder } = copyTree('changed-packages')
  leaveOtherPages(path.join(folder, 'pages'))
  changePackages(ownPackages(folder), changes)
  const database = await createDatabase(env().databaseUrl)
  onTestFinished(database.remove)
  const [port, standIns, metrics] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const settings = {
    PORT: String(port),
    STAND_INS_PORT: String(standIns),
    METRICS_PORT: String(metrics),
    DATABASE_URL: database.url,
    DATA_DIR: '.data',
    DEMO_ADS: '60',
    NODE_ENV: 'production',
  }
  const start = async (): Promise<Launch> => {
    const launched = launch(settings, startCommand, folder)
    onTestFinished(() => stop(launched, 'SIGKILL'))
    await waitUntilHealthy(port, launched)
    return launched
  }
  return { start, url: `http://localhost:${port}`, metricsUrl: `http://localhost:${metrics}/metrics` }
}

/** What a person finds on a page: its styles, a page that listens, and what went wrong. */
async function look(url: string) {
  const page = await browser.newPage({ userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => isLateContent(message) || faults.push(message))
  page.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`))
  const status = (await page.goto(url))?.status()
  await page.mouse.move(100, 300)
  await page.waitForFunction((mark) => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith(mark)), takenOverMark)
  const background = await page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor)
  await page.close()
  return { status, background, faults }
}

/** A page in pieces has large content behind the rest; our policy refuses the script that moves it, so React renders it in the browser. */
const isLateContent = (message: string) => message.includes('React error #419')

const styledPage = { status: 200, background: 'rgb(20, 24, 25)', faults: [] }
const linesOf = (output: string, piece: PieceName) => output.split('\n').filter((line) => line.includes(`"piece":"${piece}"`)).length

test.each(changedPackages)(
  'the site is built beside $name, serves styles and scripts, and says what it does without',
  { timeout: 600_000 },
  async ({ changes, off, sign }) => {
    const { start, url, metricsUrl } = await copyWith(changes)
    await stop(await start()) // builds
    const { output } = await start()
    expect(output(), 'a build without a piece is a whole one').not.toContain('Building')
    const list = await (await fetch(`${url}/usate`)).text()
    expect(list).toMatch(sign)
    const ad = /href="(\/annuncio\/[^"]+)"/.exec(list)?.[1] ?? ''
    for (const address of ['/usate', ad, '/accedi']) expect(await look(url + address), address).toEqual(styledPage)
    const figures = await (await fetch(metricsUrl)).text()
    for (const piece of pieceNames) {
      const isOff = off.includes(piece)
      expect(linesOf(output(), piece), piece).toBe(isOff ? 1 : 0)
      expect(figures).toContain(`ingrana_framework_piece_on{piece="${piece}"} ${isOff ? 0 : 1}`)
    }
  },
)
