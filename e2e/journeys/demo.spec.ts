import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { supportTasks } from '@/scripts/stand-ins/demo/roles'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { accessibilityViolations } from '../axe'
import { type OwnApplication, openIsolatedApplication } from '../isolated-application'
import { expect, test } from '../test'

test.describe('the page of the demo', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'default' })
  test.use({ extraHTTPHeaders: {} }) // the address of a visitor is one that a proxy would name, and nobody enters from behind a proxy
  let application: OwnApplication
  let [folder, demo] = ['', '']
  test.beforeAll(async () => {
    folder = await createTestFolder('demo')
    const standIns = await findFreePort()
    demo = `http://localhost:${standIns}/`
    application = await openIsolatedApplication({ DEMO_ADS: '600', DEMO_PAST: 'yes', DATA_DIR: folder, STAND_INS_PORT: String(standIns) })
  })
  test.afterAll(async () => {
    await application.close()
    await removeTestFolder(folder)
  })

  /** Presses a button of the page and gives the tab that it opens. */
  async function press(page: Page, name: string | RegExp): Promise<Page> {
    await page.goto(demo)
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name }).first().click()])
    await tab.waitForLoadState()
    return tab
  }

  test('Elena sees which car of her watchlist costs less, with one press and no password', async ({ page }) => {
    const tab = await press(page, 'Guarda chi è sceso di prezzo')
    await expect(tab).toHaveURL(`${application.url}/area-privata/preferiti?ordina=ribasso`)
    await expect(tab.getByText('La tua nota: Prezzo sceso')).toBeVisible()
    const searches = await press(page, 'Sette auto nuove per lei')
    await expect(searches.getByRole('button', { name: /^Vedi i 7 nuovi annunci/ })).toBeVisible()
  })

  test('a visit, a contract and offers wait for Elena, Giulia and Chiara', async ({ page }) => {
    const visit = await press(page, 'Preparati alla visita di domani')
    await expect(visit.getByRole('region', { name: 'Visita e prova' })).toContainText('via Lecco 20, Monza')
    const contract = await press(page, 'Completa il contratto')
    await expect(contract.getByRole('article').first()).toContainText('FK214RS')
    const offer = await press(page, 'Rispondi a una proposta')
    await expect(offer.getByRole('button', { name: 'Accetta 14.000 €' })).toBeVisible()
    const lead = await press(page, 'Accetta o rilancia')
    await expect(lead.getByRole('button', { name: /^Accetta / })).toBeVisible()
  })

  test('Giulia answers who writes to her, and logs out from the page', async ({ page }) => {
    const tab = await press(page, 'Rispondi a chi ti scrive')
    await tab.getByRole('link', { name: /Paolo/ }).click()
    await tab.getByLabel('La tua risposta').fill('Ciao Paolo, ti aspetto alle 18.')
    await tab.getByRole('button', { name: 'Invia la risposta' }).click()
    await expect(tab.getByRole('main').getByText('Ciao Paolo, ti aspetto alle 18.').first()).toBeVisible()
    await page.goto(demo)
    await page.getByRole('button', { name: 'Esci da Giulia' }).click()
    await expect(page.getByText('Sei già dentro')).toHaveCount(0)
  })

  test('Chiara answers the lead that has waited longest, and the file of her dealership is tried', async ({ page }) => {
    const tab = await press(page, 'Rispondi a chi aspetta')
    await tab.getByRole('link', { name: /Sergio/ }).click()
    await tab.getByLabel('La tua risposta').fill('Buongiorno Sergio, la Punto la valutiamo volentieri.')
    await tab.getByRole('button', { name: 'Invia la risposta' }).click()
    await expect(tab.getByRole('main').getByText('la Punto la valutiamo volentieri').first()).toBeVisible()
    const file = await press(page, 'Guarda un file arrivato')
    await expect(file).toHaveURL(/\/area-concessionario\/importa\/\d+$/)
    await expect(file.getByRole('main')).toContainText('parco_auto_lambro.csv')
  })

  test('Marta decides the first case of twelve', async ({ page }) => {
    const tab = await press(page, 'Decidi il primo caso')
    await expect(tab.getByRole('main')).toContainText('12')
    await tab.locator('label', { has: tab.locator('input[value="approved"]') }).click()
    await tab.getByRole('button', { name: /^Salva la decisione/ }).click()
    await expect(
      tab
        .getByText(/Approvato/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  test('Davide sees how his dealership does, week by week', async ({ page }) => {
    const tab = await press(page, 'Leggi come va')
    await expect(tab).toHaveURL(`${application.url}/area-concessionario/statistiche`)
    await expect(tab.getByRole('main').getByRole('table').first()).toBeVisible()
  })

  test('Marco writes an experiment and proposes it, and Sara, entered in his place, approves it', async ({ page }) => {
    const draft = await press(page, 'Scrivi un esperimento')
    await expect(draft).toHaveURL(`${application.url}/area-privata/esperimenti/gestione/nuovo`)
    await draft.getByLabel('Posto', { exact: true }).selectOption('home_sections')
    await draft.getByLabel('Ipotesi').fill('Chi vede prima la valutazione vende più spesso.')
    await draft.getByLabel('Variante 1, il controllo').fill('ribassi')
    await draft.getByLabel('Variante 2', { exact: true }).fill('valutazione')
    await draft.getByLabel('Obiettivo principale').selectOption('ad_view')
    await draft.getByLabel('Traffico all’avvio').fill('40')
    await draft.getByLabel('Tasso atteso del controllo').fill('20')
    await draft.getByLabel('Visitatori al giorno').fill('5000')
    await draft.getByRole('button', { name: 'Salva la bozza' }).click()
    await draft.getByRole('button', { name: 'Proponi l’avvio' }).click()
    await expect(draft.getByText('Lo approva un’altra persona del marketing.')).toBeVisible()
    const all = await press(page, 'Approvalo')
    await expect(all).toHaveURL(`${application.url}/area-privata/esperimenti/gestione`)
    await all.goto(draft.url(), { waitUntil: 'domcontentloaded' }) // the pictures of the variants are pages of their own
    await all.getByRole('button', { name: 'Approva e pubblica' }).click()
    await expect(all.getByText('Approvato e pubblicato.')).toBeVisible()
    await page.goto(demo)
    await expect(page.getByText('Sei già dentro come Sara')).toBeVisible()
  })

  test('support looks at an account by the command that the page names', () => {
    const [program = '', ...words] = (supportTasks[0]?.command ?? '').split(' ')
    const { stdout } = spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, DATABASE_URL: application.databaseUrl } })
    expect(stdout).toContain('elena@persone.example')
  })

  test('the people go back to what they began with, and their mails with them', async ({ page }) => {
    await page.goto(demo)
    await page.getByRole('link', { name: 'Riporta all’inizio' }).click()
    await page.getByRole('button', { name: 'Riporta all’inizio' }).click()
    await expect(page.getByText('Come nuovo')).toBeVisible()
    const tab = await press(page, 'Decidi il primo caso')
    await expect(tab.getByRole('main')).toContainText('Volkswagen Golf')
  })

  test('the page is accessible, fits every width and enters without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const tab = await press(page, 'Entra come Marta')
    await expect(tab).toHaveURL(`${application.url}/`)
    await context.close()
    for (const width of [390, 800, 1280]) {
      const shown = await browser.newPage({ viewport: { width, height: 900 } })
      await shown.goto(demo)
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await accessibilityViolations(shown)).toEqual([])
      await shown.close()
    }
  })
})
