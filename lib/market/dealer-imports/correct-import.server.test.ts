import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { correctionsInForm } from '@/lib/market/stock-import/rows/corrections-in-form'
import { correctImport } from './correct-import.server'
import { findImport, startImport, tryFile } from './dealer-imports.server'
import { listGroups, listLines } from './import-lines.server'
import { runDealerImports } from './run-dealer-imports.server'

const header = 'codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;kw;colore'
const file = (...rows: string[]) => Buffer.from([header, ...rows, ''].join('\n'))
const stock = file(
  'V1;Fiat;Panda;Easy;poco;45000;03/2015;Benzina;51;TOFFEE',
  'V2;Fiat;Panda;Easy;vedi;46000;03/2015;Benzina;51;toffee',
  'V3;Fiat;Panda;Pop;9000;45.000.000;03/2016;Benzina;51;GR SC',
  'V4;Fiat;Panda;Lounge;9500;47000;2017;Benzina;51;Bianco',
)

async function addDealer(db: Db, name: string): Promise<number> {
  const [dealer] = await db<{ id: number }[]>`insert into dealer (slug, name) values (${name}, ${name}) returning id`
  return dealer?.id ?? 0
}

async function tried(db: Db, dealerId: number, bytes: Buffer): Promise<number> {
  const id = await startImport(db, { dealerId, userId: null, fileName: 'stock.csv', bytes })
  await tryFile(db, dealerId, id, { columns: [], category: null, isFullStock: true })
  await runDealerImports(db)
  return id
}

const fixesOf = async (db: Db, id: number) =>
  (await listGroups(db, id, null, 100)).flatMap(({ fix, count, outcome, values }) => (fix ? [{ fix, count, outcome, values }] : []))

test(
  'one answer mends all rows of a group, and a colour is remembered for this dealer only',
  withRollback(async (db) => {
    const [dealerId, otherId] = [await addDealer(db, 'con-note'), await addDealer(db, 'altro')]
    const id = await tried(db, dealerId, stock)
    const before = await fixesOf(db, id)
    expect(before[0], 'what is refused comes first').toMatchObject({ fix: 'price', count: 2, outcome: 'refused' })
    expect(before.find(({ fix }) => fix === 'metres')?.count).toBe(1)

    await correctImport(db, dealerId, id, { prices: { 2: '8.200' } })
    await runDealerImports(db)
    expect((await fixesOf(db, id)).find(({ fix }) => fix === 'colour')).toMatchObject({ count: 2, values: ['GR SC', 'TOFFEE'] })
    await correctImport(db, dealerId, id, { isInMetres: true })
    await runDealerImports(db)
    await correctImport(db, dealerId, id, { colours: { TOFFEE: 'rosso', 'GR SC': 'grigio', nessuno: 'trasparente' } })
    await runDealerImports(db)
    expect(await fixesOf(db, id), 'a price that nobody wrote is still missing').toMatchObject([
      { fix: 'price', count: 1 },
      { fix: 'column' }, // a year without its month
    ])
    expect(await findImport(db, dealerId, id)).toMatchObject({ state: 'checked', counts: { new: 3, refused: 1 } })

    expect(await fixesOf(db, await tried(db, dealerId, stock))).not.toContainEqual(expect.objectContaining({ fix: 'colour' }))
    expect((await fixesOf(db, await tried(db, otherId, stock))).map(({ fix }) => fix)).toContain('colour')
    await expect(correctImport(db, otherId, id, { isInMetres: true })).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a colour is asked about once, in capitals or not',
  withRollback(async (db) => {
    const words = ['TOFFEE', 'toffee', 'GR SC'].map((word, n) => `V${n};Fiat;Panda;Easy;9000;4${n}000;03/2015;Benzina;51;${word}`)
    const fixes = await fixesOf(db, await tried(db, await addDealer(db, 'due-grafie'), file(...words)))
    const [colour] = fixes.filter(({ fix }) => fix === 'colour')
    expect([colour?.count, colour?.values.map((word) => word.toUpperCase()).sort()]).toEqual([3, ['GR SC', 'TOFFEE']])
  }),
)

test(
  'a fact that no column says is answered with a column, and the lines of one remark can be read alone',
  withRollback(async (db) => {
    const rows = ['codice;marca;modello;prezzo;km', ...[1, 2, 3].map((n) => `V${n};Fiat;Panda;9000;4${n}000`), '']
    const id = await tried(db, await addDealer(db, 'senza-colonna'), Buffer.from(rows.join('\n')))
    const group = (await listGroups(db, id, null, 100)).find(({ fix }) => fix === 'column')
    expect(group).toMatchObject({ outcome: 'draft', count: 3 })
    expect(group?.detail).toContain('manca l’immatricolazione')
    expect((await listLines(db, id, 'draft', 500, group?.detail)).map(({ line }) => line)).toEqual([2, 3, 4])
    expect(await listLines(db, id, 'draft', 500, 'altro')).toEqual([])
    const dated = await fixesOf(db, await tried(db, await addDealer(db, 'solo-anni'), stock))
    expect(
      dated.find(({ fix }) => fix === 'column'),
      'a year without its month',
    ).toMatchObject({ count: 1 })
  }),
)

test('of prices typed for a group the readable ones hold, and the others are named', () => {
  const { corrections, notice } = correctionsInForm(
    { 'prezzo-41': '31.900', 'prezzo-87': 'boh', 'prezzo-x': '1', 'prezzo-90': ' ' },
    'price',
  )
  expect(corrections).toEqual({ prices: { 41: '31.900' } })
  expect(notice).toBe('1 prezzo salvato: rifacciamo la prova. Non è un prezzo: riga 87: «boh».')
  for (const body of [{}, { 'prezzo-41': 'boh' }]) expect(() => correctionsInForm(body, 'price')).toThrow('nothing to correct')
  expect(() => correctionsInForm({ 'colore-0': 'trasparente', 'parola-0': 'x' }, 'colour')).toThrow('nothing to correct')
})
