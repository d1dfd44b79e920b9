import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { readDatafile } from '@/lib/measuring/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/measuring/experiments/decision/decide'
import { indexDatafile, type ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import { grantRole } from '@/lib/people/users/grant-role.server'
import { logIn, newEmail, openAccount } from '../accounts'
import { refused } from '../consent'
import { headersOf } from '../experiments'
import { type OwnApplication, openIsolatedApplication } from '../isolated-application'
import { expect, test } from '../test'

const desk = '/area-privata/esperimenti/gestione'

/** Somebody of marketing, in a browser of their own. */
async function openMarketer(browser: Browser, { url, db }: OwnApplication, name: string): Promise<Page> {
  const email = await openAccount(db, newEmail(), name)
  await grantRole(db, email, 'marketing')
  const context = await browser.newContext({ baseURL: url, storageState: refused })
  const page = await context.newPage()
  await logIn(page, email, { at: desk })
  return page
}

test('an experiment is drafted, approved by a second person, seen by visitors as it decides, widened, stopped and given to all', {
  tag: '@once',
}, async ({ browser }) => {
  const site = await openIsolatedApplication({ EXPERIMENTS_CONFIG_URL: 'own' })
  try {
    const configNow = async (): Promise<ProjectConfig> =>
      indexDatafile(readDatafile(await (await fetch(`${site.url}/v2/houston/experiments/ingrana-web/web`)).text()))
    const variationOf = (config: ProjectConfig, id: string) =>
      decide(config, 'srp_layout', { id, attributes: { deviceType: 'unknown' }, stored: {} }).variation?.key
    const findVisitor = (isWanted: (id: string) => boolean): string => {
      for (;;) {
        const id = randomUUID()
        if (isWanted(id)) return id
      }
    }
    /** What the first answer of the server shows a visitor, and says to be. */
    const shownTo = async (id: string) => {
      const html = await (await fetch(`${site.url}/annunci`, { headers: headersOf(id) })).text()
      return [/data-layout="(\w+)"/.exec(html)?.[1], /"abTests":"([^"]*)"/.exec(html)?.[1]]
    }
    const marta = await openMarketer(browser, site, 'Marta Ricci')
    const luca = await openMarketer(browser, site, 'Luca Ferri')
    expect(await shownTo(randomUUID())).toEqual(['lista', '']) // nothing is published: no experiment, and no fault
    await marta.getByRole('link', { name: 'Nuovo esperimento' }).click()
    await marta.getByLabel('Nome nel codice').fill('srp_layout')
    await marta.getByLabel('Ipotesi').fill('Con le foto grandi si aprono più annunci.')
    await marta.getByLabel('Variante 1, il controllo').fill('lista')
    await marta.getByLabel('Variante 2', { exact: true }).fill('griglia')
    await marta.getByLabel('Obiettivo principale').selectOption('ad_view')
    const others = marta.locator('details').filter({ hasText: 'Altri obiettivi' })
    await others.locator('summary').click()
    await others.getByLabel('Un messaggio al venditore è partito').check()
    await expect(others.locator('summary')).toContainText('1 scelta')
    await marta.getByLabel('Traffico all’avvio').fill('40')
    await marta.getByLabel('Tasso atteso del controllo').fill('20')
    await marta.getByLabel('Visitatori al giorno').fill('molti')
    await marta.getByRole('button', { name: 'Salva la bozza' }).click()
    await expect(marta.getByText('Un numero intero, per esempio 1500')).toBeVisible()
    await marta.getByLabel('Visitatori al giorno').fill('5000')
    await marta.getByRole('button', { name: 'Salva la bozza' }).click()
    await marta.getByRole('button', { name: 'Proponi l’avvio' }).click()
    await expect(marta.getByText('Lo approva un’altra persona del marketing.')).toBeVisible()
    await expect(marta.getByRole('button', { name: 'Approva e pubblica' })).toHaveCount(0)
    const here = marta.url()

    const approve = async () => {
      await luca.goto(here, { waitUntil: 'domcontentloaded' }) // the pictures of the variants are pages of their own
      await luca.getByRole('button', { name: 'Approva e pubblica' }).click()
      await expect(luca.getByText('Approvato e pubblicato.')).toBeVisible()
      await marta.goto(here, { waitUntil: 'domcontentloaded' })
    }
    await approve()
    const started = await configNow()
    const early = findVisitor((id) => variationOf(started, id) === 'griglia')
    const late = findVisitor((id) => variationOf(started, id) === undefined)
    await expect.poll(async () => shownTo(early)).toEqual(['griglia', 'srp_layout:griglia'])
    expect(await shownTo(late)).toEqual(['lista', ''])

    await marta.getByLabel('Nuovo traffico').fill('100')
    await marta.getByRole('button', { name: 'Proponi di allargare' }).click()
    await approve()
    const widened = await configNow()
    await expect.poll(async () => shownTo(late)).toEqual([variationOf(widened, late), `srp_layout:${variationOf(widened, late)}`])
    expect(await shownTo(early)).toEqual(['griglia', 'srp_layout:griglia'])

    await marta.getByRole('button', { name: 'Ferma subito' }).click()
    await expect(marta.getByText('Fermato: dalla prossima pagina tutti vedono il controllo.')).toBeVisible()
    await expect.poll(async () => shownTo(early)).toEqual(['lista', ''])

    await marta.getByLabel('Variante per tutti').selectOption('griglia')
    await marta.getByRole('button', { name: 'Proponi di estendere' }).click()
    await approve()
    for (const id of [early, late]) await expect.poll(async () => shownTo(id)).toEqual(['griglia', 'srp_layout:griglia'])
    await expect(marta.getByRole('region', { name: 'Registro' }).getByRole('listitem')).toHaveText([
      /^Proposta approvata da Luca Ferri/,
      /^Proposto da Marta Ricci/,
      /^Fermato da Marta Ricci/,
      /^Proposta approvata da Luca Ferri/,
      /^Proposto da Marta Ricci/,
      /^Proposta approvata da Luca Ferri/,
      /^Proposto da Marta Ricci/,
      /^Bozza creata da Marta Ricci/,
    ])
  } finally {
    await site.close()
  }
})
