import { type Page } from '@playwright/test'
import { accessibilityViolations } from '../axe'
import { allowAll } from '../consent'
import { chips, removeChip, results, visit, waitForHydration } from '../page-actions'
import { expect, test } from '../test'

const box = (page: Page) => page.getByLabel('Che auto cerchi? Dillo a parole tue')
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggerimenti' })

test('a sentence becomes tokens, each to be removed alone', async ({ page }) => {
  await visit(page, '/')
  await box(page).fill('fiat diesel automatica sotto i 20mila')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/annunci\/fiat\?cambio=automatico&carburante=diesel&prezzo_a=20000&cerca=/)
  await expect(chips(page)).toHaveText(['Fiat', 'Fino a 20.000 €', 'Diesel', 'Automatico'])
  await waitForHydration(page) // keys that are pressed before it do nothing
  await removeChip(page, 'Diesel')
  await expect(page).toHaveURL(/\/annunci\/fiat\?cambio=automatico&prezzo_a=20000$/)
  await expect(chips(page)).toHaveText(['Fiat', 'Fino a 20.000 €', 'Automatico'])
})

test('a suggestion is chosen by the keyboard, and the sentence goes on', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci')
  await box(page).focus()
  await expect(box(page)).toHaveRole('combobox')
  await box(page).fill('fiat pan')
  await expect(
    suggestions(page)
      .getByRole('option', { name: /Fiat Panda/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = suggestions(page).getByRole('option', { selected: true })
  await expect(chosen).toContainText('Fiat Panda')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('Fiat Panda ')
  await expect(suggestions(page)).toBeHidden()
  await box(page).pressSequentially('benzina')
  await expect(suggestions(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await expect(box(page)).toHaveValue('Fiat Panda benzina')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/annunci\/fiat\/panda\?carburante=benzina$/)
  await expect(chips(page)).toHaveText(['Fiat Panda', 'Benzina'])
})

test('a suggestion is chosen by a press, and no link below it is followed', async ({ page, isMobile }) => {
  await visit(page, '/')
  await box(page).focus()
  await expect(box(page)).toHaveRole('combobox')
  await box(page).pressSequentially('panda autom')
  const option = suggestions(page).getByRole('option', { name: 'automatico' })
  await (isMobile ? option.tap() : option.click())
  await expect(box(page)).toHaveValue('panda automatico ')
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})

test('words that no ad contains are named, and the list without them is there at once', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci?cerca=fiat+mongolfiera')
  await expect(page.getByText(/Non abbiamo capito «mongolfiera»\. Senza, gli annunci sono [\d.]+: eccoli\./)).toBeVisible()
  await expect(results(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Non capito: «mongolfiera». Toglilo' }).click()
  await expect(page).toHaveURL(/\/annunci\/fiat$/)
})

test('a token opens its filter, shows the ads of another choice, and goes', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci/fiat?carburante=diesel')
  await chips(page).filter({ hasText: 'Diesel' }).click()
  const editor = page.getByRole('dialog', { name: 'Carburante' })
  await editor.getByRole('checkbox', { name: /^Benzina/ }).check()
  expect(await accessibilityViolations(page)).toEqual([])
  await editor.getByRole('button', { name: /^Mostra/ }).click()
  await expect(page).toHaveURL(/\/annunci\/fiat\?carburante=benzina&carburante=diesel$/)
  await chips(page).filter({ hasText: 'Benzina' }).click()
  await page.getByRole('dialog', { name: 'Carburante' }).getByRole('button', { name: 'Togli' }).click()
  await expect(page).toHaveURL(/\/annunci\/fiat\?carburante=diesel$/)
  await expect(chips(page)).toHaveText(['Fiat', 'Diesel'])
})

test('the filter of a token hangs below it inside the window, and closing it returns the focus', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 400 })
  await visit(page, '/annunci/fiat?carburante=diesel')
  const token = chips(page).filter({ hasText: 'Diesel' })
  const editor = page.getByRole('dialog', { name: 'Carburante' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(1270, 390)]) {
    await token.click()
    await expect(editor.getByRole('checkbox').first()).toBeFocused()
    const [box, above] = [await editor.boundingBox(), await token.boundingBox()]
    expect(box?.x).toBe(above?.x)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(400)
    await close()
    await expect(editor).toHaveCount(0)
    await expect(token).toBeFocused()
  }
})

test('a contradiction in a sentence is pointed out and not applied', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci?cerca=fiat+diesel+no+diesel')
  await expect(page.getByText('Non abbiamo applicato il filtro «Carburante».')).toBeVisible()
  await expect(chips(page)).toHaveText(['Fiat'])
})

test('visitors with consent see past searches below the empty box, and clear them with one press', {
  tag: '@once',
}, async ({ page }) => {
  const recent = page.getByRole('listbox', { name: 'Ricerche recenti' })
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  const search = async (text: string) => {
    await visit(page, '/')
    await box(page).focus()
    await expect(box(page)).toHaveRole('combobox')
    await box(page).fill(text)
    await box(page).press('Enter')
    await expect(page).toHaveURL(/cerca=/)
  }
  await search('fiat diesel')
  expect(await stored(), 'they have refused').not.toContain('recentSearches')
  await allowAll(page)
  await search('fiat panda benzina')
  expect(await stored()).toContain('recentSearches')
  await visit(page, '/usate')
  await box(page).focus()
  await expect(recent.getByRole('option')).toHaveText(['fiat panda benzina', 'Cancella ricerche recenti'])
  expect(await accessibilityViolations(page)).toEqual([])
  await recent.getByRole('option', { name: 'Cancella ricerche recenti' }).click()
  await expect(recent).toBeHidden()
  expect(await stored()).not.toContain('recentSearches')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a field like any other', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Che auto cerchi? Dillo a parole tue' }).fill('panda diesel')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/annunci\/fiat\/panda\?carburante=diesel&cerca=panda\+diesel$/)
  })
})
