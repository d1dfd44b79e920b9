import { chips, openFilters, submit, visit } from '../page-actions'
import { expect, test } from '../test'

test('«Vicino a me» takes the position of the device on request, and lists what is nearest first', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 45.4642, longitude: 9.19 })
  await visit(page, '/usate')
  const filters = await openFilters(page)
  await filters.locator('summary', { hasText: 'Dove' }).click()
  await filters.getByRole('button', { name: 'Vicino a me' }).click()
  await expect(filters.getByText('Cerchiamo vicino a Milano (MI).')).toBeVisible()
  if (isMobile) await submit(filters)
  await expect(page).toHaveURL(/\/usate\?dove=015146&ordina=distanza$/)
  await expect(chips(page)).toHaveText(['Milano (MI) + 50 km'])
})

test('a refused position is reported on the page', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  await filters.locator('summary', { hasText: 'Dove' }).click()
  await filters.getByRole('button', { name: 'Vicino a me' }).click()
  await expect(filters.getByText(/^Il browser non ci dà la tua posizione\./)).toBeVisible()
})
