import { accessibilityViolations } from '../axe'
import { stockFile, upTo } from '../dealer'
import { expectValidLayout } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test('a dealer without an account tries a file, sees the vehicles and what is missing, and deletes the report', async ({ page }) => {
  await visit(page, '/concessionari/registrati')
  await page.getByRole('main').getByRole('link', { name: 'Prova il tuo file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prova il tuo file' })).toBeVisible()
  const rows = `${stockFile(upTo(20))}V21;Fiat;Panda;1.2;9000;;03/2019;Benzina;51\nV22;Fiat;Panda;1.2;9100;;04/2019;Benzina;51\n`
  await page.getByLabel('File con lo stock').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await page.getByRole('button', { name: 'Prova il file' }).click()
  await expect(page.getByRole('heading', { name: '20 veicoli sarebbero annunci, su 22 righe' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'I primi 8 veicoli' }).getByRole('article')).toHaveCount(8)
  await expectValidLayout(page, 'report of a trial')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: '2 bozze' }).click()
  await expect(page.getByRole('link', { name: '2 bozze' })).toHaveAttribute('aria-current', 'true')
  await page.getByText(/^2 × /).click()
  await expect(page.getByText(/^riga 23: /)).toBeVisible()
  await page.getByRole('button', { name: 'Elimina subito' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'non resta nulla' })).toBeVisible()
})
