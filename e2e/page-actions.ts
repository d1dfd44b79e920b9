import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { takenOverMark } from '@/lib/kernel/framework/test-names'

export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response
}

/** Waits until React has taken over what the server sent, so that a field's first change is not lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  await page.waitForFunction((mark) => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith(mark)), takenOverMark)
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= 800
}

/** Opens the navigation, which is folded away on a phone. */
export async function openMenu(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('banner').locator('summary[aria-label=Menu]').click()
}

/** Opens «Cerca», wherever the width has it, and gives the header with its links. */
export async function openSearchMenu(page: Page): Promise<Locator> {
  const banner = page.getByRole('banner')
  await openMenu(page)
  await banner
    .locator('summary', { hasText: /^cerca$/i })
    .locator('visible=true')
    .click()
  return banner
}

/** The filters; on a phone the link «Filtri» brings them up. */
export async function openFilters(page: Page): Promise<Locator> {
  if (isPhone(page)) await page.getByRole('link', { name: /^Filtri/ }).click()
  const filters = page.getByRole('region', { name: 'Filtri' })
  await expect(filters).toBeVisible()
  return filters
}

/** Opens the orders of a list, and chooses one. */
export async function chooseOrder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Ordina per/ }).click()
  await page.getByRole('dialog', { name: 'In che ordine?' }).getByRole('link', { name }).click()
}

export function submit(filters: Locator): Promise<void> {
  return filters.getByRole('button', { name: /^Mostra/ }).click()
}

/** The pieces of a search. */
export function chips(page: Page): Locator {
  return page.getByRole('list', { name: 'La tua ricerca' }).locator('[data-token=""]')
}

/** Removes a piece of a search, as by keyboard. */
export function removeChip(page: Page, label: string): Promise<void> {
  return chips(page).filter({ hasText: label }).press('Delete')
}

export function results(page: Page): Locator {
  return page.locator('#risultati').getByRole('article')
}

/** «1.275 annunci» below the heading of a list. */
export async function totalOf(page: Page): Promise<number> {
  return wholeIn(
    await page
      .getByRole('main')
      .getByText(/^[\d.]+ annunci?o?$/)
      .first()
      .innerText(),
  )
}

/** The first number of an Italian text: «12.900 €» is 12900. */
export function wholeIn(text: string): number {
  return Number(/\d[\d.]*/.exec(text)?.[0].replaceAll('.', ''))
}

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, maxPresses = 120): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Holds back the data of the next page, as on a slow network, until the returned function is called. */
export async function holdNextPage(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => void (release = resolve))
  await page.route('**/_next/data/**', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** A browser that refuses to store anything for the site. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
}

/** Opens a page and holds back all code that its HTML does not name, until the returned function is called. */
export async function openWithoutLateCode(page: Page, path: string): Promise<() => void> {
  const first = await (await page.request.get(path)).text()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => void (release = resolve))
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    if (!first.includes(new URL(route.request().url()).pathname)) await isReleased
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' }) // a held-back file may be requested before the load event, which would wait for it
  return release
}
