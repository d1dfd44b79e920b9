import { randomUUID } from 'node:crypto'
import { testSheet, testWorkbookOf, testZip } from '@/lib/market/stock-import/files/test-spreadsheet'
import { logIn, openAccount } from '../accounts'
import { accessibilityViolations } from '../axe'
import { stockFile, upTo } from '../dealer'
import { expectValidLayout } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test('a dealer without an account tries a file, sees vehicles and gaps, and deletes the report', async ({ page }) => {
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

const names = ['codice', 'marca', 'modello', 'prezzo', 'km', 'immatricolazione']
/** Two sheets; nothing in the first says whether its dates begin with the day or the month. */
const workbook = testZip(
  testWorkbookOf([
    {
      name: 'Auto',
      rows: testSheet([
        names,
        ['A1', 'Fiat', 'Panda', '9000', '20011', '03/04/2019'],
        ['A2', 'Fiat', 'Tipo', '9900', '31007', '05/06/2018'],
      ]),
    },
    { name: 'Moto', rows: testSheet([names, ['M1', 'Ducati', 'Monster', '7000', '12007', '04/2020']]) },
  ]),
)
const upload = { name: 'stock.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: workbook }

test('in a trial the order of dates and another sheet of the workbook are chosen, each with one press', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/concessionari/prova-file')
  await page.getByLabel('File con lo stock').setInputFiles(upload)
  await page.getByRole('button', { name: 'Prova il file' }).click()
  await expect(page.getByRole('heading', { name: '2 veicoli sarebbero annunci, su 2 righe' })).toBeVisible({ timeout: 20_000 })
  const columns = page.getByRole('region', { name: 'Le colonne del file' })
  await expect(columns.getByText('Non deciso: nessuna riga prova se viene prima il giorno o il mese')).toBeVisible()
  await page.getByLabel('Ordine di giorno e mese di «immatricolazione»').selectOption('Mese prima del giorno')
  await page.getByRole('button', { name: 'Rifai la prova' }).click()
  await expect(columns.getByText('Mese prima del giorno: l’hai scelto tu')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'I primi 2 veicoli' }).getByText('03/2019')).toBeVisible({ timeout: 20_000 })
  await expectValidLayout(page, 'report of a trial with choices')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Leggi «Moto»' }).click()
  await expect(page.getByRole('heading', { name: '1 veicolo sarebbe un annuncio, su 1 riga' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Leggi «Auto»' })).toBeVisible()
  await page.getByRole('button', { name: 'Elimina subito' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'non resta nulla' })).toBeVisible()
})

test('a wizard user switches to a second sheet with one press, and sees the columns of that sheet', {
  tag: '@once',
}, async ({ page, db }) => {
  const email = await openAccount(db)
  const slug = `fogli-${randomUUID()}`
  await db`
    with added as (insert into dealer (slug, name) values (${slug}, 'Ticino Auto') returning id)
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, added.id, 'owner' from app_user, added where email = ${email}`
  await logIn(page, email, { at: `/area-concessionario/importa?concessionaria=${slug}` })
  await page.locator('input[type=file]').setInputFiles(upload)
  await page.getByRole('button', { name: 'Leggi il file' }).click()
  await expect(page.getByRole('heading', { name: 'Foglio' })).toBeVisible()
  await expect(page.getByText('Abbiamo letto «Auto»; c’è anche «Moto».')).toBeVisible()
  await expect(page.getByRole('row', { name: /^marca/ })).toContainText('Fiat')
  await page.getByRole('button', { name: 'Leggi «Moto»' }).click()
  await expect(page.getByText('Abbiamo letto «Moto»; c’è anche «Auto».')).toBeVisible()
  await expect(page.getByRole('row', { name: /^marca/ })).toContainText('Ducati')
  await page.getByRole('button', { name: 'Fai la prova' }).click()
  await expect(page.getByText('Nulla è ancora cambiato')).toBeVisible({ timeout: 20_000 })
})
