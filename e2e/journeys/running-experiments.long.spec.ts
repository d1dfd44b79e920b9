import { randomUUID } from 'node:crypto'
import { devices, type Page } from '@playwright/test'
import { planSample } from '@/lib/experimentation/experiment-results/statistics/plan-sample'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile, type ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { headersOf } from '../experiments'
import { openIsolatedApplication } from '../isolated-application'
import { adminPage, openMarketer } from '../marketer'
import { expect, test } from '../test'

test('an experiment is drafted, approved by a second person, shown, widened, stopped and rolled out', {
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
    await marta.getByLabel('Posto', { exact: true }).selectOption('srp_layout')
    await marta.getByLabel('Ipotesi').fill('Con le foto grandi si aprono più annunci.')
    await marta.getByLabel('Variante 1, il controllo').fill('lista')
    await marta.getByLabel('Variante 2', { exact: true }).fill('griglia')
    await marta.getByLabel('Obiettivo principale').selectOption('ad_view')
    const others = marta.locator('details').filter({ hasText: 'Altri: Contattare' })
    await others.locator('summary').click()
    await others.getByLabel('Contatti', { exact: true }).check()
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

    await marta.getByLabel('Variante', { exact: true }).selectOption('griglia')
    await marta.getByLabel('A quanta parte del pubblico').selectOption('100')
    await marta.getByRole('button', { name: 'Dai questa variante a chi accetta la misurazione' }).click()
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

type Draft = { key: string; variations: [string, string]; goal: string; group?: { name: string; percent: number } }

/** What every draft here says; the rest is left as it is offered. */
async function fillDraft(page: Page, { key, variations, goal, group }: Draft): Promise<void> {
  await page.goto(`${adminPage}/nuovo`)
  await page.getByLabel('Posto', { exact: true }).selectOption(key)
  await page.getByLabel('Ipotesi').fill('Con le foto grandi si aprono più annunci.')
  await page.getByLabel('Variante 1, il controllo').fill(variations[0])
  await page.getByLabel('Variante 2', { exact: true }).fill(variations[1])
  await page.getByLabel('Obiettivo principale').selectOption(goal)
  await page.getByLabel('Traffico all’avvio').fill('100')
  await page.getByLabel('Tasso atteso del controllo').fill('20')
  await page.getByLabel('Effetto più piccolo che conta').fill('10')
  await page.getByLabel('Visitatori al giorno').fill('5000')
  if (!group) return
  await page.getByLabel('Gruppo di esperimenti che si escludono').selectOption({ label: group.name })
  await page.getByLabel('Quota del gruppo').fill(String(group.percent))
}

test('a draft’s audience, holdout, plan and guardrail are previewed, and take effect once published', {
  tag: '@once',
}, async ({ browser }) => {
  const site = await openIsolatedApplication({ EXPERIMENTS_CONFIG_URL: 'own' })
  try {
    const marta = await openMarketer(browser, site, 'Marta Ricci')
    const luca = await openMarketer(browser, site, 'Luca Ferri')
    await marta.getByLabel('Nome del gruppo').fill('Elenco')
    await marta.getByLabel('Quota fuori da tutto').fill('10')
    await marta.getByRole('button', { name: 'Crea il gruppo' }).click()
    await expect(marta.getByText('Elenco, 10% dei visitatori fuori da ogni esperimento')).toBeVisible()

    await fillDraft(marta, { key: 'srp_layout', variations: ['lista', 'griglia'], goal: 'ad_view', group: { name: 'Elenco', percent: 50 } })
    const devicesFold = marta.locator('details').filter({ hasText: 'Dispositivo' })
    await devicesFold.locator('summary').click()
    await devicesFold.getByLabel('Computer').check()
    await marta.getByLabel('Non deve peggiorare 1').selectOption('contact_sent')
    await marta.getByLabel('Al massimo di quanto 1').fill('5')
    await marta.getByRole('button', { name: 'Salva la bozza' }).click()
    const planned = planSample({ rate: 0.2, lift: 0.1, shares: [0.5, 0.5], goals: 1, isPlanned: true }) ?? 0
    const days = 7 * Math.max(2, Math.ceil(planned / (5_000 * 0.5) / 7))
    const facts = marta.getByRole('region', { name: 'Esperimento' })
    for (const fact of [
      'Dispositivo: Computer',
      'Elenco, 50%',
      'Contatti, al massimo del 5%',
      `${planned.toLocaleString('it-IT')} visitatori in ${days} giorni: effetto 10% su un tasso del 20%`,
    ])
      await expect(facts).toContainText(fact)

    const here = marta.url()
    const preview = (await marta.getByRole('link', { name: /^Anteprima di griglia/ }).getAttribute('href')) ?? ''
    await expect
      .poll(async () => (await fetch(site.url + preview, { headers: headersOf(randomUUID()) })).text())
      .toContain('data-layout="griglia"')
    await marta.goto(here)
    for (const variation of ['lista', 'griglia']) {
      await marta.locator(`iframe[title="${variation}"]`).scrollIntoViewIfNeeded()
      await expect(marta.frameLocator(`iframe[title="${variation}"]`).locator('[data-layout]').first()).toHaveAttribute(
        'data-layout',
        variation,
      )
    }

    const start = async (page: string) => {
      await marta.goto(page, { waitUntil: 'domcontentloaded' })
      await marta.getByRole('button', { name: 'Proponi l’avvio' }).click()
      await luca.goto(page, { waitUntil: 'domcontentloaded' })
      await luca.getByRole('button', { name: 'Approva e pubblica' }).click()
      await expect(luca.getByText('Approvato e pubblicato.')).toBeVisible()
    }
    await start(here)
    await expect(luca.getByText(`0 visitatori su ${planned.toLocaleString('it-IT')} previsti`)).toBeVisible()

    // Its group has 40 % left, so nothing larger starts in it, and nothing outside while it keeps visitors out.
    const wording: Draft = { key: 'contact_wording', variations: ['contatta', 'scrivi'], goal: 'contact_sent' }
    await fillDraft(marta, wording)
    await marta.getByRole('button', { name: 'Salva la bozza' }).click()
    await marta.getByRole('button', { name: 'Proponi l’avvio' }).click()
    await expect(marta.getByText('Il gruppo «Elenco» tiene il 10% dei visitatori fuori da ogni esperimento')).toBeVisible()
    await marta.getByLabel('Gruppo di esperimenti che si escludono').selectOption({ label: 'Elenco' })
    const saveShare = async (percent: string) => {
      await marta.getByLabel('Quota del gruppo').fill(percent)
      await marta.getByRole('button', { name: 'Salva la bozza' }).click()
      await expect(marta.getByRole('region', { name: 'Esperimento' })).toContainText(`Elenco, ${percent}%`)
    }
    await saveShare('50')
    await marta.getByRole('button', { name: 'Proponi l’avvio' }).click()
    await expect(marta.getByText('Nel gruppo «Elenco» non c’è posto per il 50%: ne resta il 40%.')).toBeVisible()
    await saveShare('40')
    await start(marta.url())

    const published: unknown = await (await fetch(`${site.url}/v2/houston/experiments/ingrana-web/web`)).json()
    expect(published).toMatchObject({
      typedAudiences: [{ conditions: ['and', ['or', { name: 'device', match: 'exact', value: 'desktop' }]] }],
      experiments: [],
      groups: [
        {
          policy: 'random',
          experiments: [
            { key: 'contact_wording', audienceIds: [] },
            { key: 'srp_layout', audienceIds: ['audience-1'] },
          ],
        },
      ],
    })
    const config = indexDatafile(readDatafile(JSON.stringify(published)))
    const eventsOf = (id: string) => config.datafile.events.filter(({ experimentIds }) => experimentIds.includes(id)).map(({ key }) => key)
    expect(eventsOf('e1'), 'the goal, then the guardrail').toEqual(['ad_view', 'contact_sent'])
    const seenBy = (id: string, device: string) =>
      ['srp_layout', 'contact_wording'].filter((key) => decide(config, key, { id, attributes: { device }, stored: {} }).variation)
    const people = Array.from({ length: 4_000 }, () => randomUUID())
    const shareOf = (seen: string, device: string) => people.filter((id) => seenBy(id, device).join() === seen).length / people.length
    for (const [seen, share] of [
      ['srp_layout', 0.5],
      ['contact_wording', 0.4],
      ['', 0.1],
    ] as const) // within five standard errors
      expect(Math.abs(shareOf(seen, 'desktop') - share), `${seen || 'nothing'} on a desktop`).toBeLessThan(0.04)
    expect(shareOf('srp_layout', 'mobile')).toBe(0)

    const seer = people.find(
      (id) => decide(config, 'srp_layout', { id, attributes: { device: 'desktop' }, stored: {} }).variation?.key === 'griglia',
    )
    const layoutFor = async (agent?: string) => {
      const headers = { ...headersOf(seer ?? ''), ...(agent && { 'user-agent': agent }) }
      return /data-layout="(\w+)"/.exec(await (await fetch(`${site.url}/annunci`, { headers })).text())?.[1]
    }
    await expect.poll(() => layoutFor()).toBe('griglia')
    expect(await layoutFor(devices['Pixel 7'].userAgent), 'not of the audience').toBe('lista')
  } finally {
    await site.close()
  }
})
