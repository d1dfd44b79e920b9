import { randomUUID } from 'node:crypto'
import { countIntake } from '@/lib/experimentation/experiment-results/intake/event-intake.server'
import { logIn, openAccountMenu, openMarketingAccount } from '../accounts'
import { visitorShown } from '../experiments'
import { everyWidth, expectSoundAtEachWidth } from '../layout-checks'
import { tabTo, visit } from '../page-actions'
import { expect, test } from '../test'

const list = '/area-privata/esperimenti'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('marketing finds the experiments in the account menu', async ({ page, market }) => {
  await logIn(page, await openMarketingAccount(market.db))
  await (await openAccountMenu(page, 'Marta')).getByRole('link', { name: 'Esperimenti' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esperimenti')
})

test('the list shows status, audience, traffic and variants, and a preview for each variant', { tag: '@once' }, async ({
  page,
  market,
}) => {
  await countIntake(market.db, { counted: 3 })
  await logIn(page, await openMarketingAccount(market.db), { at: list })
  await expect(page.getByRole('region', { name: 'Configurazione', exact: true })).toContainText('Revisione')
  const phones = page.getByRole('region', { name: 'mobile_gallery', exact: true })
  await expect(phones).toContainText('In corso')
  await expect(phones).toContainText('«Solo da telefono» (deviceType è «mobile»)')
  await expect(phones).toContainText('80% del pubblico')
  await expect(page.getByRole('region', { name: 'home_search', exact: true })).toContainText('In pausa')
  const preview = '/annunci?anteprima=srp_layout:griglia'
  await expect(page.getByRole('link', { name: 'Apri griglia in una nuova scheda' })).toHaveAttribute('href', preview)
  const intake = page.getByRole('region', { name: 'Eventi ricevuti', exact: true })
  await expect(intake.getByRole('row', { name: /^Contati \d/ })).toBeVisible()
  await expect(intake).toContainText('300 visitatori nuovi all’ora')
  await expectSoundAtEachWidth(page)
  await visit(page, preview)
  await expect(page).toHaveURL(preview)
})

test('an experiment that has left the configuration keeps its results, by the names it had there', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const id = `finito-${randomUUID()}`
  const variations = [
    { id: 'a', key: 'con_foto', share: 0.5 },
    { id: 'b', key: 'senza_foto', share: 0.5 },
  ]
  await market.db`insert into known_experiment (experiment_id, key, variations) values (${id}, ${id}, ${market.db.json(variations)})`
  for (const variation of ['a', 'b'])
    await market.db`insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at) values (${id}, ${Buffer.from(randomUUID())}, ${variation}, now())`
  for (const [at, half] of [
    ['2026-03-01T09:00:00Z', 5_000],
    ['2026-03-08T09:00:00Z', 2_000],
  ] as const) {
    const allocation = [
      { entityId: 'a', endOfRange: half },
      { entityId: 'b', endOfRange: 10_000 },
    ]
    await market.db`insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals) values (${id}, ${at}, '7', 'Running', ${market.db.json(allocation)}, '{contact_sent}')`
  }
  const outcome = { total: 2, mixed: 0, visitors: [{ variation: 'con_foto', visitors: 2 }], goals: [] }
  // In one statement, because the server stores results of ended experiments itself.
  await market.db`
    with ended as (
      insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals) values (${id}, '2026-03-15T09:00:00Z', '8', null, '[]', '{contact_sent}')
      returning experiment_id, started_at
    )
    insert into experiment_outcome (experiment_id, ended_at, read_at, result) select experiment_id, started_at, '2026-03-15T09:01:00Z', ${market.db.json(outcome)} from ended`
  await logIn(page, await openMarketingAccount(market.db), { at: list })
  const ended = page.getByRole('region', { name: 'Non più nella configurazione', exact: true })
  await expect(ended.getByRole('row').filter({ hasText: id })).toContainText('con_foto, senza_foto')
  await ended.getByRole('link', { name: `Apri i risultati di ${id}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(id)
  await expect(page.getByText('Non più nella configurazione.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Visitatori per variante' })).toContainText('con_foto (controllo)1')
  const second = page.getByRole('region', { name: 'Fasi dell’esperimento' }).getByRole('row').nth(2)
  await expect(second).toContainText('2. dal 08/03/26, 10:00 al 15/03/26, 10:00In corsorevisione 720%: 180%: 1')
  await expect(page.getByRole('region', { name: 'Risultato alla fine' })).toContainText('letti il 15/03/26, 10:01')
  const file = await page.request.get((await page.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href')) ?? '')
  expect(await file.text()).toContain(`${id},${id},,senza_foto,b,0.5,1,contact_sent,0,0`)
})

/** Events of a browser: the exposure to a variation, and perhaps a conversion. */
function visitorEvents(experiment: { key: string; id: string }, variationId: string, key?: string): object[] {
  const visitor_id = visitorShown(experiment.key, variationId)
  const eventOf = (name: string) => ({ entity_id: 'e', key: name, uuid: randomUUID(), timestamp: Date.now() })
  const shown = {
    visitor_id,
    snapshots: [
      {
        decisions: [{ campaign_id: 'l', experiment_id: experiment.id, variation_id: variationId }],
        events: [eventOf('campaign_activated')],
      },
    ],
  }
  return key === undefined ? [shown] : [shown, { visitor_id, snapshots: [{ events: [eventOf(key)] }] }]
}
const ownScript = {
  'X-Requested-With': 'XMLHttpRequest',
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36',
}

test('results show what browsers report: visitors, conversions, chart, table and file', { tag: '@once' }, async ({
  page,
  request,
  market,
}) => {
  const [key, id, first, second] = ['similar_ads', '10005', '20010', '20011']
  await logIn(page, await openMarketingAccount(market.db), { at: `${list}/${key}` })
  const csv = async () => {
    const answer = await page.request.get(`/api/v1/pages/private/experiments/${key}?periodo=7`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present'])
    const rows = (await answer.text()).split('\r\n').map((line) => line.split(','))
    return [first, second]
      .map((variation) => rows.find((row) => row[4] === variation && row[7] === 'phone_shown'))
      .map((row) => ({ visitors: Number(row?.[6]), converted: Number(row?.[8]) }))
  }
  const before = await csv()
  const visitors = [
    ...Array.from({ length: 12 }, (_, place) => visitorEvents({ key, id }, first, place < 3 ? 'phone_shown' : undefined)),
    ...Array.from({ length: 10 }, (_, place) => visitorEvents({ key, id }, second, place < 5 ? 'phone_shown' : undefined)),
    visitorEvents({ key, id }, second, 'nobody_knows_this'),
  ]
  for (const [place, events] of visitors.entries()) {
    const batch = {
      account_id: '7001',
      project_id: '9001',
      revision: '2',
      client_name: 'ingrana-tracker',
      client_version: '0.3.0',
      anonymize_ip: true,
      enrich_decisions: true,
      visitors: events,
    }
    // Of one address they would be too large a share.
    const headers = { ...ownScript, 'X-Forwarded-For': `198.51.100.${place + 1}` }
    expect((await request.post('/api/v1/experiments/events', { data: batch, headers })).status()).toBe(204)
  }
  const after = await csv()
  expect(
    after.map(({ visitors, converted }, place) => [visitors - (before[place]?.visitors ?? 0), converted - (before[place]?.converted ?? 0)]),
  ).toEqual([
    [12, 3],
    [11, 5],
  ])
  await visit(page, `${list}/${key}?periodo=7&obiettivo=phone_shown&gruppo=device`)
  await expect(page.getByRole('region', { name: 'Gruppi per Dispositivo' }).getByRole('row').last()).toContainText('non indicato')
  await expect(page.getByRole('region', { name: 'Visitatori', exact: true })).toContainText(String(after[0]?.visitors))
  await expect(page.getByRole('region', { name: 'Risultati di phone_shown' }).getByRole('row').nth(1)).toContainText(
    String(after[0]?.converted),
  )
  await expect(page.getByRole('main')).not.toContainText('nobody_knows_this')
  await expect(page.getByRole('img', { name: /^Tasso di Numeri di telefono mostrati accumulato/ })).toBeVisible()
  await page.getByText('Gli stessi valori in tabella').click()
  await expect(
    page.getByRole('region', { name: 'Andamento di Numeri di telefono mostrati giorno per giorno' }).getByRole('row').nth(1),
  ).toContainText(`su ${after[0]?.visitors}`)
  await expectSoundAtEachWidth(page, 'the results', everyWidth)
})

test('the keyboard chooses the period, and reaches the tables that scroll', { tag: '@once' }, async ({ page, market }) => {
  await logIn(page, await openMarketingAccount(market.db), { at: `${list}/home_search` })
  await expect(page.getByRole('heading', { name: 'Ancora nessun visitatore' })).toBeVisible()
  await page.getByLabel('Visitatori arrivati').selectOption({ label: 'Ultimi 28 giorni' })
  await tabTo(page, page.getByRole('button', { name: 'Mostra' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/periodo=28/)
  await expect(page.getByLabel('Visitatori arrivati')).toHaveValue('28')
  await expect(page.getByRole('link', { name: 'Scarica CSV' })).toHaveAttribute('href', /periodo=28$/)
  await page.getByLabel('Oppure dal giorno').fill('31/02/2026')
  await page.getByRole('button', { name: 'Mostra' }).click()
  await expect(page).toHaveURL(/dal=31/)
  await expect(page.getByLabel('Oppure dal giorno')).toHaveValue('31/02/2026')
  await expect(page.getByText('Scrivi un giorno che esiste come 01/03/2026.')).toBeVisible()
  const file = await page.request.get('/api/v1/pages/private/experiments/home_search?dal=31/02/2026')
  expect([file.status(), await file.text()]).toEqual([400, expect.stringContaining('Scrivi un giorno che esiste')])
  await expectSoundAtEachWidth(page)
  await visit(page, list)
  await tabTo(page, page.getByRole('region', { name: 'Varianti di srp_layout' }))
})
