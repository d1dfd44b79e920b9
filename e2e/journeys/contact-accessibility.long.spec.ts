import { expectValidLayout, widthsOf } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('contact, number and report: axe finds nothing in any state, and nothing is wider than the screen', async ({ page, market }) => {
  test.slow() // axe looks at every state of the page at two widths
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, market.adHref)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Mostra il numero' }).click()
    await expect(main.getByRole('link', { name: /^Chiama/ })).toBeFocused()
    await expectValidLayout(page, 'the number')
    await main.getByRole('button', { name: /^Contatta/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Nome e cognome')).toBeFocused()
    await expectValidLayout(page, 'the form')
    await dialog.getByLabel('Messaggio').fill('breve')
    await dialog.getByRole('button', { name: 'Invia il messaggio' }).click()
    await expect(dialog.getByText('Controlla 3 campi')).toBeVisible()
    await expectValidLayout(page, 'the form with faults')
    await page.route('**/post/*/reply', (route) =>
      route.fulfill({ json: { outcome: 'sent', notice: 'Il venditore riceve il tuo messaggio via e-mail.' } }),
    )
    await dialog.getByLabel('Nome e cognome').fill('Anna')
    await dialog.getByLabel('E-mail').fill('anna@esempio.it')
    await dialog.getByLabel('Messaggio').fill('È ancora disponibile?')
    await dialog.getByRole('button', { name: 'Invia il messaggio' }).click()
    await expect(dialog.getByText('Messaggio inviato')).toBeVisible()
    await expectValidLayout(page, 'the message sent')
    await page.keyboard.press('Escape')
    await main.getByRole('button', { name: 'Segnala annuncio' }).click()
    await dialog.getByLabel('La tua e-mail').fill('anna')
    await dialog.getByRole('button', { name: 'Invia la segnalazione' }).click()
    await expect(dialog.getByText('Controlla 2 campi')).toBeVisible()
    await expectValidLayout(page, 'the report with faults')
  }
})
