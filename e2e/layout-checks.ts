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

/** Expects nothing wider than the screen, and nothing from axe. The layout of 800 and 390 px is that of 320 px, which axe checks. */
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

/** The window of an emulated phone grows with what is too wide, so the screen is what counts. What waits to be laid out until it is near the view would be cut off. */
export async function expectFits(page: Page, state = 'the page'): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(widthLaidOut), `${state}: wider than ${width} px`).toBeLessThanOrEqual(width)
}

function widthLaidOut(): number {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const width = document.documentElement.scrollWidth
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  return width
}

const presses = { forward: 60, back: 20 }

/** Walks by Tab, and a little way back (WCAG 2.4.7, 2.4.11). The focus is never lost. The focused element is on the screen and uncovered, in full where it fits between sticky bars. In a row that scrolls sideways Chromium leaves it where 32 px can be seen. */
export async function expectFocusStaysVisible(page: Page, state = 'the page'): Promise<void> {
  const faults: string[] = []
  for (const [key, times] of [
    ['Tab', presses.forward],
    ['Shift+Tab', presses.back],
  ] as const) {
    for (let press = 0; press < times; press++) {
      await page.keyboard.press(key)
      const { isEnd, fault } = await page.evaluate(lookAtFocus)
      if (fault !== '') faults.push(`${key} ${press + 1}: ${fault}`)
      if (isEnd) break
    }
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(faults, `${state} at ${width} × ${height}`).toEqual([])
}

/** Runs in the page. Past the last control, and before the first, the focus belongs to the browser: that is the end of the page and no fault. */
function lookAtFocus(): { isEnd: boolean; fault: string } {
  const focused = document.activeElement
  if (!focused || focused === document.body) {
    const last: unknown = Reflect.get(window, 'lastFocused')
    const wasRemoved = last instanceof Element && (!last.isConnected || last.getClientRects().length === 0)
    return { isEnd: true, fault: wasRemoved ? `lost after ${describe(last)}` : '' }
  }
  Reflect.set(window, 'lastFocused', focused)
  const [box] = focused.getClientRects()
  if (!box) return { isEnd: false, fault: `${describe(focused)} is not rendered` }
  const [inset, y] = [2, box.top + box.height / 2]
  const x = (Math.max(0, box.left) + Math.min(window.innerWidth, box.right)) / 2
  const points: [number, number][] = [
    [x, y],
    [x, box.top + inset],
    [x, box.bottom - inset],
  ]
  const hidden = points.filter(([left, top]) => !focused.contains(document.elementFromPoint(left, top)))
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const fits = box.height <= window.innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom)
  const isFault = fits ? hidden.length > 0 : hidden.length === points.length
  if (!isFault) return { isEnd: false, fault: '' }
  const above = hidden.map((point) => document.elementFromPoint(...point)).find(Boolean)
  return { isEnd: false, fault: `${describe(focused)} is hidden by ${above ? describe(above) : 'the edge of the screen'}` }

  function describe(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim()
    return `<${element.localName}> ${name.slice(0, 40)}`
  }
}
