import { accessibilityViolations } from '../axe'
import { isPhone, results, visit } from '../page-actions'
import { expect, test } from '../test'

test('by keyboard from a list to its map, to a region, a province and back to the list', async ({ page }) => {
  await visit(page, '/usate')
  await page.getByRole('link', { name: 'Mappa degli annunci' }).press('Enter')
  await expect(page).toHaveURL(/\/usate\?vista=mappa$/)
  const map = page.getByRole('group', { name: /^Mappa degli annunci/ })
  await map.getByRole('link', { name: /^Lombardia: / }).press('Enter')
  await expect(page).toHaveURL(/\?regione=lombardia&vista=mappa$/)
  await expect(map.getByText('Lombardia', { exact: true })).toBeFocused()
  if (isPhone(page)) await page.getByRole('button', { name: 'Alza l’elenco' }).click()
  await page.getByText('Elenco per provincia').click()
  await page.getByRole('link', { name: /^Milano \(/ }).press('Enter')
  await expect(page).toHaveURL(/\?provincia=mi&vista=mappa$/)
  await expect(results(page).first()).toContainText('(MI)')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Elenco degli annunci' }).press('Enter')
  await expect(page).toHaveURL(/\/usate\?provincia=mi$/)
})
