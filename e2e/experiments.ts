import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import type { PurposeKey } from '@/lib/accounts/consent/privacy-choice'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { countingMark } from '@/lib/kernel/browser/early-view'
import type { Pool } from '@/lib/kernel/db/db.server'
import { cookieOfChoice } from './consent'

/** Visitors whom the demo configuration names, so that what they see does not depend on chance. */
export const named = {
  lista: '00000000-0000-4000-8000-000000000001',
  griglia: '00000000-0000-4000-8000-000000000002',
  contatta: '00000000-0000-4000-8000-000000000011',
  scrivi: '00000000-0000-4000-8000-000000000012',
  chiedi: '00000000-0000-4000-8000-000000000013',
} as const
export const wordings = { contatta: 'Contatta il venditore', scrivi: 'Scrivi al venditore', chiedi: 'Chiedi informazioni' } as const

/** The stored assignment of a browser for each layout, with the ids of the demo configuration. */
export const remembered = { lista: '10001:20001', griglia: '10001:20002' } as const

/** Playwright's own user agent counts as a bot. */
export const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
}

const demoConfig = indexDatafile(readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8')))

/** A new visitor, on a desktop, whom the demo configuration gives this variation. */
export function visitorShown(experimentKey: string, variationId: string): string {
  for (;;) {
    const id = randomUUID()
    if (decide(demoConfig, experimentKey, { id, attributes: { deviceType: 'unknown' }, stored: {} }).variation?.id === variationId)
      return id
  }
}

type Choice = readonly PurposeKey[] | 'none yet'

/** A browser that has been here before: it has its id, and its owner has decided. */
export async function becomeVisitor(context: BrowserContext, uuid: string, choice: Choice = ['measurement'], abTests = ''): Promise<void> {
  await context.clearCookies()
  await context.addCookies(cookiesOf(uuid, choice, abTests))
}

/** The headers of such a visitor for a client without a browser. */
export function headersOf(uuid: string, choice: Choice = ['measurement'], abTests = ''): Record<string, string> {
  return {
    ...person,
    cookie: cookiesOf(uuid, choice, abTests)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; '),
  }
}

/** The cookies of such a visitor for a client with a cookie jar. */
export function cookiesFor(uuid: string, choice: Choice): [string, string][] {
  return cookiesOf(uuid, choice, '').map(({ name, value }) => [name, value])
}

const goals = demoConfig.datafile.events.map(({ key }) => key)

/** What our event log has counted of a visitor: of the events that the demo configuration has. */
export async function conversionsOf(db: Pool, uuid: string): Promise<string[]> {
  const rows = await db<
    { key: string }[]
  >`select key from experiment_conversion where visitor_hash = ${createHash('sha256').update(uuid).digest()} and key in ${db(goals)} order by key`
  return rows.map(({ key }) => key)
}

/** Waits for the performance mark that tracking has started. */
export async function untilCounting(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, countingMark)
}

/** What the browser complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

function cookiesOf(uuid: string, choice: Choice, abTests: string) {
  const chosen = cookieOfChoice(choice === 'none yet' ? [] : choice)
  const { domain, path, sameSite } = chosen
  const own = { domain, path, sameSite, secure: false, httpOnly: false, expires: chosen.expires }
  return [
    ...(choice === 'none yet' ? [] : [chosen]),
    { ...own, name: 'uuid', value: uuid },
    ...(abTests === '' ? [] : [{ ...own, name: 'ab_tests', value: encodeURIComponent(abTests) }]),
  ]
}
