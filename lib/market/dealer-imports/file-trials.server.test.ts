import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { type Db, getDb, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { testSheet, testWorkbookOf, testZip } from '@/lib/market/stock-import/files/test-spreadsheet'
import { mostTrialChanges, trialMinutes } from './file-trial'
import {
  admitTrial,
  deleteTrial,
  findTrial,
  listTrialGroups,
  listTrialLines,
  purgeTrials,
  startTrial,
  startTrialOfAddress,
  tryOtherList,
  tryOtherReadings,
} from './file-trials.server'
import { runFileTrials, type TrialBounds } from './run-file-trials.server'

// reads: lib/market/dealer-imports/test-files

const header = 'codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;kw;foto;telefono'
const row = (id: number, { km = `${20_000 + id * 137}`, price = `${8_000 + id * 100}`, phone = '' } = {}) =>
  `V${id};Fiat;Panda;1.2 Easy;${price};${km};0${(id % 9) + 1}/20${10 + (id % 12)};Benzina;51;https://foto.example/${id}.jpg;${phone}`
const file = (rows: readonly string[]) => Buffer.from([header, ...rows, ''].join('\n'))
const rows = (count: number, given?: Parameters<typeof row>[1]) => Array.from({ length: count }, (_, at) => row(at + 1, given))

const start = (db: Db, bytes: Buffer, fileName = 'stock.csv') => startTrial(db, { fileName, bytes })

async function tried(db: Db, bytes: Buffer, bounds?: TrialBounds) {
  const token = await start(db, bytes)
  await runFileTrials(db, bounds)
  return { token, trial: await findTrial(db, token) }
}

/** The sentence with which something is refused. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: unknown) => (error instanceof AppError ? error.shownText : String(error)),
  )

const remains = async (db: Db) => {
  const [counted] = await db<{ trials: number; lines: number }[]>`
    select (select count(*)::int from file_trial) as trials, (select count(*)::int from file_trial_line) as lines`
  return counted
}

test(
  'a trial without a dealer reports its counts and stores no ad and no dealer',
  withRollback(async (db) => {
    const stock = async () => (await db`select (select count(*)::int from ad) as ads, (select count(*)::int from dealer) as dealers`)[0]
    const before = await stock()
    const sold = Buffer.from(
      [
        `${header};stato vendita`,
        ...rows(5).map((text) => `${text};disponibile`),
        `${row(6, { km: '' })};`,
        `${row(7, { price: 'poco' })};`,
        `${row(8)};venduto`,
        '',
      ].join('\n'),
    )
    const { trial } = await tried(db, sold)
    expect(trial).toMatchObject({ state: 'done', fileName: 'stock.csv', fault: null, report: { isCut: false } })
    expect(trial?.report?.counts).toEqual({ rows: 8, ads: 5, drafts: 1, refused: 1, gone: 1, repeated: 0 })
    expect(trial?.columns[1]).toMatchObject({ header: 'marca', column: 'make', source: 'header', examples: ['Fiat'] })
    expect(await stock()).toEqual(before)
  }),
)

test(
  'the first vehicles are shown as in a list, with the number of photographs but without them',
  withRollback(async (db) => {
    const { trial } = await tried(db, file(rows(20)))
    expect(trial?.vehicles).toHaveLength(8)
    expect(trial?.vehicles[0]).toMatchObject({
      photos: 1,
      card: { title: 'Fiat Panda', version: '1.2 Easy', priceCents: 810_000, photo: null, status: 'published' },
    })
  }),
)

test(
  'equal remarks are one row with its vehicles, and one outcome can be shown alone',
  withRollback(async (db) => {
    const { token } = await tried(db, file([...rows(3, { phone: 'chiedere' }), row(9, { km: '' })]))
    const groups = await listTrialGroups(db, token, null, 100)
    expect(groups.map(({ outcome, count }) => [outcome, count])).toEqual([
      ['draft', 1],
      ['note', 3],
    ])
    expect(await listTrialGroups(db, token, 'draft', 100)).toHaveLength(1)
    expect((await listTrialLines(db, token)).filter(({ outcome }) => outcome === 'new')).toHaveLength(3)
  }),
)

test.each(['03-pandas-floats.csv', 'xlsx/27-cover-sheet.xlsx', '40-google-vehicle-rss.xml', '77-status-sold.csv'])(
  'the file %s of another program has a report with its vehicles and its columns',
  (name) =>
    withRollback(async (db) => {
      const { trial } = await tried(db, readFileSync(path.join(import.meta.dirname, 'test-files', name)))
      expect(trial?.state).toBe('done')
      expect((trial?.report?.counts.ads ?? 0) + (trial?.report?.counts.drafts ?? 0)).toBeGreaterThan(0)
      expect(trial?.columns.some(({ column }) => column === 'make')).toBe(true)
    })(),
)

test(
  'after an hour nothing remains of a file and its report',
  withRollback(async (db) => {
    const { token } = await tried(db, file(rows(4)))
    await db`update file_trial set expires_at = expires_at - ${trialMinutes - 1} * interval '1 minute'`
    await purgeTrials(db)
    expect(await findTrial(db, token)).toBeDefined()
    await db`update file_trial set expires_at = expires_at - interval '1 minute'`
    expect(await findTrial(db, token), 'before the job has deleted it').toBeUndefined()
    await purgeTrials(db)
    expect(await remains(db)).toEqual({ trials: 0, lines: 0 })
  }),
)

const listOf = (name: string, make: string, model: string, prices: readonly string[]) => ({
  name,
  rows: testSheet([
    ['codice', 'marca', 'modello', 'prezzo', 'km', 'immatricolazione'],
    ...prices.map((price, at) => [`${name}${at}`, make, model, price, String(20_011 + at * 7), '03/2019']),
  ]),
})

test(
  'each list of a workbook can be tried in turn; a missing list changes nothing',
  withRollback(async (db) => {
    const workbook = testZip(
      testWorkbookOf([listOf('Auto', 'Fiat', 'Panda', ['9000', '9100']), listOf('Moto', 'Ducati', 'Monster', ['7000'])]),
    )
    const { token, trial } = await tried(db, workbook)
    expect(trial).toMatchObject({ list: 'Auto', otherLists: ['Moto'], canChooseList: true, report: { counts: { rows: 2 } } })
    await tryOtherList(db, token, 'Moto')
    expect(await findTrial(db, token)).toMatchObject({ state: 'waiting', list: 'Moto', canChooseList: false })
    expect(await refusalOf(tryOtherList(db, token, 'Auto')), 'while it waits').toContain('non si può rifare')
    await runFileTrials(db)
    const again = await findTrial(db, token)
    expect(again).toMatchObject({ state: 'done', list: 'Moto', otherLists: ['Auto'], report: { counts: { rows: 1 } } })
    expect(again?.vehicles[0]?.card.title).toBe('Ducati Monster')
    expect(await listTrialLines(db, token)).toHaveLength(1)
    expect(await refusalOf(tryOtherList(db, token, 'Furgoni'))).toContain('non c’è un foglio che si chiama «Furgoni»')
    expect(await findTrial(db, token)).toMatchObject({ state: 'done', list: 'Moto' })
    await tryOtherList(db, token, 'Auto')
    await runFileTrials(db)
    expect(await findTrial(db, token)).toMatchObject({ list: 'Auto', report: { counts: { rows: 2 } } })
  }),
)

test(
  'a file is tried again with other columns at most ten times',
  withRollback(async (db) => {
    const dates = ['03/04/2019', '05/06/2018', '07/08/2017'].map((date, at) => `V${at};Fiat;Panda;1.2;${9_000 + at};${10_007 + at};${date}`)
    const { token, trial } = await tried(
      db,
      Buffer.from(['codice;marca;modello;versione;prezzo;km;immatricolazione', ...dates, ''].join('\n')),
    )
    const registrations = async () =>
      (await findTrial(db, token))?.vehicles.map(({ card }) => card.facts.find(({ kind }) => kind === 'registration')?.text)
    const at = trial?.columns.findIndex(({ column }) => column === 'registration') ?? -1
    expect(trial?.columns[at]?.readings).toMatchObject([{ aspect: 'dateOrder', value: 'dmy', source: 'none' }])
    expect(await registrations()).toEqual(['04/2019', '06/2018', '08/2017'])
    await tryOtherReadings(db, token, [...Array.from({ length: at }, () => ({})), { dateOrder: 'mdy' }])
    await runFileTrials(db)
    expect(await registrations()).toEqual(['03/2019', '05/2018', '07/2017'])
    expect((await findTrial(db, token))?.columns[at]?.readings).toMatchObject([{ value: 'mdy', source: 'chosen' }])
    for (let time = 1; time < mostTrialChanges; time++) {
      await tryOtherReadings(db, token, [])
      await runFileTrials(db)
    }
    expect(await findTrial(db, token)).toMatchObject({ state: 'done', canChooseReadings: false })
    expect(await refusalOf(tryOtherReadings(db, token, []))).toContain('porta di nuovo il file')
  }),
)

test(
  'a file that was never tried goes after an hour, too',
  withRollback(async (db) => {
    await start(db, file(rows(2)))
    await db`update file_trial set expires_at = now() - interval '1 minute'`
    await purgeTrials(db)
    expect(await remains(db)).toEqual({ trials: 0, lines: 0 })
  }),
)

test(
  'the token of a trial deletes the trial at once; another token finds nothing',
  withRollback(async (db) => {
    const { token } = await tried(db, file(rows(2)))
    const waiting = await start(db, file(rows(2)))
    await deleteTrial(db, randomToken())
    expect(await findTrial(db, randomToken())).toBeUndefined()
    expect(await remains(db)).toMatchObject({ trials: 2 })
    await deleteTrial(db, token)
    await deleteTrial(db, waiting)
    expect(await remains(db)).toEqual({ trials: 0, lines: 0 })
  }),
)

test(
  'only a hash of the token is stored',
  withRollback(async (db) => {
    const token = await start(db, file(rows(1)))
    const [stored] = await db<{ text: string }[]>`select file_trial::text as text from file_trial`
    expect(stored?.text).not.toContain(token)
  }),
)

test.each([
  ['a web page', '<html><body>Accesso negato</body></html>', 'pagina web'],
  ['a file without a header', 'ciao\nmondo\n', 'intestazioni riconoscibili'],
  ['a file without vehicles', `${header}\n`, 'Non riusciamo a leggere il file'],
  ['XML that declares entities', '<!DOCTYPE a [<!ENTITY b "c">]><a><auto><marca>&b;</marca></auto></a>', 'Non riusciamo a leggere il file'],
])('%s is refused in a sentence, and nothing of it is stored', (_, content, words) =>
  withRollback(async (db) => {
    expect(await refusalOf(start(db, Buffer.from(content)))).toContain(words)
    expect(await remains(db)).toEqual({ trials: 0, lines: 0 })
  })(),
)

test(
  'of a long file the first rows are tried, and the report says so; so it is when the time is over',
  withRollback(async (db) => {
    const { trial } = await tried(db, file(rows(30)), { rows: 12, milliseconds: 20_000 })
    expect(trial?.report).toMatchObject({ isCut: true, counts: { rows: 12, ads: 12 } })
    const late = await tried(db, file(rows(30)), { rows: 100, milliseconds: -1 })
    expect(late.trial?.report).toMatchObject({ isCut: true, counts: { rows: 0 } })
  }),
)

test(
  'while six files wait, the next visitor is asked to come again',
  withRollback(async (db) => {
    for (let at = 0; at < 6; at++) await start(db, file(rows(1)))
    await expect(start(db, file(rows(1)))).rejects.toMatchObject({
      code: 'unavailable',
      shownText: 'Stiamo provando molti file: riprova tra un minuto.',
    })
    await runFileTrials(db)
    await expect(admitTrial(db)).resolves.toBeUndefined()
  }),
)

test(
  'a file that ended the application twice is given up with a sentence',
  withRollback(async (db) => {
    const token = await start(db, file(rows(1)))
    await db`update file_trial set attempts = 2`
    await runFileTrials(db)
    const given = await findTrial(db, token)
    expect(given?.state).toBe('failed')
    expect(given?.fault).toContain('Si è rotto qualcosa da noi')
    expect(await db`select content from file_trial`).toEqual([{ content: null }])
  }),
)

test.each(['http://127.0.0.1/stock.csv', 'http://169.254.169.254/latest/meta-data', 'ftp://example.org/stock.csv', 'stock.csv'])(
  'the address %s is not asked',
  (address) =>
    withRollback(async (db) => {
      expect(await refusalOf(startTrialOfAddress(db, address))).toContain('indirizzo')
    })(),
)

test('a trial and an import do not wait for each other', async () => {
  const db = getDb()
  const token = await start(db, file(rows(3)))
  const importLock = 7_214_003
  await inTransaction(db, async (other) => {
    await other`select pg_advisory_xact_lock(${importLock})`
    await runFileTrials(db)
  })
  expect(await findTrial(db, token)).toMatchObject({ state: 'done', report: { counts: { ads: 3 } } })
  await deleteTrial(db, token)
})
