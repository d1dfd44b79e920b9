import { loginEntry } from '@/e2e/accounts'
import { undecided } from '@/e2e/consent'
import { banner, choiceIn, openSettings, settings, untilRecorded } from '@/e2e/consent-banner'
import { expectValidLayout, widthsOf } from '@/e2e/layout-checks'
import { tabTo, visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'

test.use({ storageState: undecided })

const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })

test('the privacy question and settings pass axe, fit the screen, and have large enough targets', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = async () => {
    await expectValidLayout(page)
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length),
      'nothing moves for more than a millisecond',
    ).toBe(0)
  }
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    await expect(banner(page)).toBeVisible()
    await check()
    for (const target of await banner(page).getByRole('button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const { width: third } = (await button(page, 'Rifiuta').boundingBox()) ?? { width: 0 }
    expect(third).toBeCloseTo(width > 800 ? 132 : (width - 32 - 16) / 3, 1)
    await button(page, 'Personalizza').click()
    await settings(page).locator('summary').click()
    await expect(settings(page).getByText('ingrana_session')).toBeVisible()
    await check()
  }
})

test('on a phone the contact bar waits until the question is answered, and a low screen shows both', { tag: '@once' }, async ({
  page,
  market,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, market.adHref)
  const bar = page.locator('[data-page-bar=contact]')
  await expect(banner(page)).toBeVisible()
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(bar).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, 'Rifiuta').click()
  await expect(bar).toBeInViewport()
})

test('the question takes no focus and moves nothing', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    const nameOf = (node: unknown) => (node instanceof Element ? node.outerHTML : String(node)).slice(0, 120)
    const watch = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        moved.push(sources.map(({ node }: { node: unknown }) => nameOf(node)).join(' | '))
      }
    }
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\.woff2$/, (route) => route.abort()) // a late font on a busy machine moves every word, with or without the question
  await visit(page, '/annunci')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'moved')))).toBe('[]')
})

test('by keyboard the question comes right after the skip link, and its answers in the order they are seen', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
  for (const target of [
    banner(page).getByRole('link'),
    ...['Rifiuta', 'Accetta', 'Personalizza', 'Chiudi e rifiuta'].map((name) => button(page, name)),
  ]) {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
})

test('Escape refuses while the question has the focus, and only then; the focus goes back to where it was', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await visit(page, '/annunci')
  await expect(banner(page)).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link').first()
  await logo.focus()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Chiudi e rifiuta')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(logo).toBeFocused()
  expect((await untilRecorded(context)).source).toBe('banner-close')
})

test('an answer by keyboard moves the focus to the content without scrolling the page', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/annunci')
  await button(page, 'Rifiuta').focus()
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test('the settings keep the focus inside, Escape closes them and leaves everything open, the focus returns', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await tabTo(page, button(page, 'Personalizza'))
  await page.keyboard.press('Enter')
  const boxes = settings(page).getByRole('checkbox')
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(boxes.first()).toBeChecked()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => settings(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await expect(button(page, 'Personalizza')).toBeFocused()
  expect(await choiceIn(context)).toBeUndefined()
  await page.keyboard.press('Enter')
  await expect(boxes.first(), 'what was not saved is forgotten').not.toBeChecked()
  await page.keyboard.press('Space')
  await tabTo(page, settings(page).getByRole('button', { name: 'Salva' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect((await untilRecorded(context)).purposes).toEqual(['measurement'])
})

test('from the footer the settings open by keyboard and give the focus back', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/chi-siamo')
  await button(page, 'Rifiuta').click()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impostazioni privacy' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('no control that gets the focus is hidden under the question, to the end of the page', async ({ page }) => {
  test.slow() // hundreds of presses
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' }) // scrolling is done at once
  await visit(page, '/annunci')
  await expect(banner(page)).toBeVisible()
  const hidden: string[] = []
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      const edge = document.querySelector('section[aria-labelledby]:has(button[aria-label="Chiudi e rifiuta"])')
      if (!focused || focused === document.body) return { isEnd: true, text: '', isHidden: false }
      const { top, bottom } = focused.getBoundingClientRect()
      return {
        isEnd: false,
        text: focused.textContent,
        isHidden: !edge?.contains(focused) && (edge?.getBoundingClientRect().top ?? Infinity) < bottom && bottom > top,
      }
    })
    if (found.isEnd) break
    if (found.isHidden) hidden.push(found.text)
  }
  expect(hidden).toEqual([])
  await expect(page.getByRole('contentinfo').getByText('© 2023 Ingrana')).toBeInViewport()
})

test('a menu and the login can be used beside the question', async ({ page }) => {
  await visit(page, '/')
  await expect(banner(page)).toBeVisible()
  await (await loginEntry(page)).click()
  const login = page.getByRole('dialog')
  await login.getByLabel('E-mail').fill('prova@esempio.it')
  await login.getByRole('button', { name: 'Chiudi' }).click()
  await expect(banner(page)).toBeVisible()
})

test('over the open login the settings open, and closing them leads back to it', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  await button(page, 'Rifiuta').click()
  await (await loginEntry(page)).click()
  const login = page.getByRole('dialog', { name: /^Accedi ad/ })
  await login.getByRole('link', { name: 'Facebook' }).click()
  await login.getByRole('button', { name: 'Apri le impostazioni privacy' }).click()
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await expect(login.getByRole('button', { name: 'Apri le impostazioni privacy' })).toBeFocused()
})

test('a page after the decision is as high as without the question', async ({ page }) => {
  await visit(page, '/chi-siamo')
  await expect(banner(page)).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const taken = (await banner(page).boundingBox())?.height ?? 0
  await expect(page.locator('body'), 'room is reserved a moment after the question stands').toHaveCSS(
    'padding-bottom',
    `${Number(taken.toFixed(3))}px`,
  )
  const before = await height()
  await button(page, 'Rifiuta').click()
  await expect.poll(async () => Math.abs((await height()) - (before - taken))).toBeLessThan(1)
  await openSettings(page)
})
