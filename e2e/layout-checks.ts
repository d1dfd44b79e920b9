import { expect, type Locator, type Page } from '@playwright/test'
import { accessibilityViolations } from './axe'
import { isPhone } from './page-actions'

export const everyWidth: readonly number[] = [1280, 800, 390, 320]

/** The widths at which a page is looked at on each of the two screens: both layouts at their edges. */
export function widthsOf(page: Page): readonly number[] {
  return isPhone(page) ? [390, 320] : [1280, 800]
}

/** Gives the shown page another width and waits until it is laid out for it, which an emulated phone does a moment later. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => window.matchMedia(`(width: ${wanted}px)`).matches, width)
}

/** Nothing is wider than the screen, and axe finds nothing. At 800 and 390 px stands the layout of 320 px, at which axe looks. */
export async function expectValidLayout(page: Page, state = 'the page', part?: Locator): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await expectFits(page, state)
  if (width !== 800 && width !== 390) expect(await accessibilityViolations(page, part), `${state} at ${width} px`).toEqual([])
}

export async function expectSoundAtEachWidth(page: Page, state?: string, widths = widthsOf(page)): Promise<void> {
  for (const width of widths) {
    await resize(page, width)
    await expectValidLayout(page, state)
  }
}

/** The window of an emulated phone grows with what is too wide, so the screen is what counts. */
export async function expectFits(page: Page, state = 'the page'): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${state}: wider than ${width} px`).toBeLessThanOrEqual(width)
}
