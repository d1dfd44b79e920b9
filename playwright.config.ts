import { defineConfig, devices } from '@playwright/test'
import { refused } from './e2e/consent'
import { findBrowser } from './scripts/browser.mjs'

/** The engine that the journeys run in: `E2E_BROWSER=firefox`, of Playwright's own. */
const engine = (['firefox', 'webkit'] as const).find((name) => name === process.env['E2E_BROWSER']) ?? 'chromium'
const executablePath = findBrowser()
const chromiumOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The user agent of people: headless browsers declare themselves, and programs take part in no experiment. */
const desktops = { chromium: 'Desktop Chrome', firefox: 'Desktop Firefox', webkit: 'Desktop Safari' } as const
const agents = { desktop: devices[desktops[engine]].userAgent, phone: devices['Pixel 7'].userAgent }

/** Journeys that do not depend on the width, or set it themselves, run once: these files, and tests tagged @once. */
const widthMatters =
  /journeys\/(?!(?:accounts\/)?(?:accounts-(?:profile|social)|bot-check|contact-network|errors|experiment-pending|gallery|outside-services|privacy-proof|service-worker))/

/** The HTTP tests of pages, which pass on a build without the pieces of lib/kernel/framework too. */
const ofPages =
  /http\/(?:\w+\/)?(?:accounts-pages|comparison|content|crawl|dealership|experiments|watchlist|headers|html|magazine|observatory|page-cache|privacy-choice|search-engines|selling|sentence|service-worker|specification|status|structured-data|typed-texts|valuation)\.spec\.ts$/

/** For `npm run test:long`: rarely failing or exhaustive files, and tests tagged @long or @alone. Titles begin with the file name. */
const long = /@long|@alone|\.long\.spec\.ts/
/** Tests that run alone: they measure times, kill processes while pictures are made, or break PostgreSQL and time its recovery. */
const alone = /@alone/

const onDesktop = { viewport: { width: 1280, height: 800 }, userAgent: agents.desktop, storageState: refused }
const onPhone = { viewport: { width: 390, height: 844 }, userAgent: agents.phone, storageState: refused, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 1, // a journey on a busy machine; what needs it is named at the end of `npm test`
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000, // ends what hangs; no promise is about the time on a busy machine
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...(process.env['E2E_URL'] ? { baseURL: process.env['E2E_URL'] } : {}),
    browserName: engine,
    launchOptions: engine === 'chromium' ? chromiumOptions : {},
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'http', testMatch: 'http/**/*.spec.ts', grepInvert: [long, /@walk/] },
    { name: 'pages-as-next', testMatch: ofPages, grepInvert: [long, /@walk|@piece/] },
    { name: 'long-http', testMatch: 'http/**/*.spec.ts', grep: long, grepInvert: [alone, /@walk/] },
    { name: 'timing', testMatch: 'http/**/*.spec.ts', grep: alone },
    { name: 'walk', testMatch: 'http/**/*.spec.ts', grep: /@walk/ },
    { name: 'desktop', testMatch: 'journeys/**/*.spec.ts', grepInvert: long, use: onDesktop },
    { name: 'mobile', testMatch: widthMatters, grepInvert: [/@once/, long], use: onPhone },
    { name: 'long-desktop', testMatch: 'journeys/**/*.spec.ts', grep: long, use: onDesktop },
    { name: 'long-mobile', testMatch: widthMatters, grep: long, grepInvert: /@once/, use: onPhone },
  ],
})
