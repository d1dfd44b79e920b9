import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { euroText } from '@/lib/market/catalogue/number-text'
import { importKey } from '@/lib/market/stock-import/import-key'
import { cancelImport, confirmImport, findColumns, findImport, listImports, startImport, tryFile } from './dealer-imports.server'
import { listGroups, listLines } from './import-lines.server'
import { runDealerImports } from './run-dealer-imports.server'
import { undoImport } from './undo-import.server'

const header = 'codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;kw'
const row = (id: number, { price = 8_000 + id * 100, km = `${20_000 + id * 137}` } = {}) =>
  `V${id};Fiat;Panda;1.2 Easy;${price};${km};0${(id % 9) + 1}/20${10 + (id % 12)};Benzina;51`
const file = (rows: readonly string[]) => Buffer.from([header, ...rows, ''].join('\n'))
const ten = Array.from({ length: 10 }, (_, index) => row(index + 1))

async function addDealer(db: Db, name = 'importatore'): Promise<{ dealerId: number; userId: number }> {
  const [dealer] = await db<{ id: number }[]>`insert into dealer (slug, name) values (${name}, ${name}) returning id`
  const [user] = await db<{ id: number }[]>`
    insert into app_user (email, email_key, display_name) values (${`${name}@esempio.it`}, ${`${name}@esempio.it`}, 'Carla') returning id`
  return { dealerId: dealer?.id ?? 0, userId: user?.id ?? 0 }
}

type Sender = { dealerId: number; userId: number }

async function tried(db: Db, sender: Sender, bytes: Buffer, { isFullStock = true }: { isFullStock?: boolean } = {}) {
  const id = await startImport(db, { ...sender, fileName: 'stock.csv', bytes })
  await tryFile(db, sender.dealerId, id, { columns: [], category: null, isFullStock })
  await runDealerImports(db)
  return findImport(db, sender.dealerId, id)
}

async function imported(db: Db, sender: Sender, bytes: Buffer) {
  const { id, counts } = await tried(db, sender, bytes)
  await confirmImport(db, sender.dealerId, id, counts?.removed ?? null)
  await runDealerImports(db)
  return findImport(db, sender.dealerId, id)
}

const stockOf = (db: Db, dealerId: number) =>
  db<{ key: string | null; status: string; priceCents: number | null }[]>`
    select split_part(import_key, '|', 2) as key, status, price_cents from ad where dealer_id = ${dealerId} order by id`

test(
  'a trial changes nothing; the import that follows counts and explains each outcome',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const first = await tried(db, sender, file([...ten, row(11, { km: '' }), 'V12;Fiat;Panda;;poco;1;03/2015;Benzina;51']))
    expect(first).toMatchObject({
      state: 'checked',
      who: 'Carla',
      counts: { new: 10, draft: 1, refused: 1, changed: 0, removed: 0, stock: 0 },
    })
    expect(await stockOf(db, sender.dealerId), 'nothing is changed yet').toEqual([])
    const [refused] = await listLines(db, first.id, 'refused', 10)
    expect(refused).toMatchObject({ line: 13, vehicle: 'Fiat Panda (V12) · poco' })
    expect(refused?.detail).toContain('prezzo')
    await confirmImport(db, sender.dealerId, first.id, null)
    await runDealerImports(db)
    expect(await findImport(db, sender.dealerId, first.id)).toMatchObject({
      state: 'done',
      progress: 100,
      counts: { new: 10, draft: 1, refused: 1 },
      canBeUndone: true,
    })
    expect(await stockOf(db, sender.dealerId)).toHaveLength(11)

    const next = await tried(db, sender, file([row(1, { price: 7_990 }), ...ten.slice(1, 8), row(11, { km: '' }), row(20)]))
    expect(next.counts).toMatchObject({ new: 1, changed: 1, removed: 2, same: 8, stock: 11, draft: 0 })
    expect(await listLines(db, next.id, 'changed', 10)).toEqual([
      { outcome: 'changed', line: null, vehicle: 'Fiat Panda 1.2 Easy', detail: `Prezzo: ${euroText(810_000)} → ${euroText(799_000)}` },
    ])
    expect(await listLines(db, next.id, 'removed', 10)).toHaveLength(2)
    expect((await listImports(db, sender.dealerId)).map(({ state }) => state)).toEqual(['checked', 'done'])
  }),
)

test(
  'the last import can be undone, except for ads that somebody has changed since',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const first = await imported(db, sender, file(ten))
    await db`update ad set updated_at = now() - interval '1 hour' where dealer_id = ${sender.dealerId}`
    const before = await stockOf(db, sender.dealerId)
    const second = await imported(
      db,
      sender,
      file([row(1, { price: 7_000 }), row(2, { price: 7_500 }), ...ten.slice(2, 9), row(30), row(31)]),
    )
    expect(second.counts).toMatchObject({ new: 2, changed: 2, removed: 1 })
    expect(await findImport(db, sender.dealerId, first.id), 'only the last').toMatchObject({ canBeUndone: false })
    await expect(undoImport(db, sender.dealerId, first.id)).rejects.toMatchObject({ code: 'conflict' })
    await db`update dealer_import set finished_at = now() - interval '1 minute', started_at = now() - interval '2 minutes' where id = ${second.id}`
    await db`update ad set updated_at = now() - interval '90 seconds' where dealer_id = ${sender.dealerId} and updated_at = now()`
    await db`update ad set price_cents = 650000, updated_at = now() - interval '1 second' where dealer_id = ${sender.dealerId} and price_cents = 750000`
    expect(await undoImport(db, sender.dealerId, second.id)).toEqual({ restored: 2, removed: 2, unchanged: 1 })
    const after = await stockOf(db, sender.dealerId)
    expect(after.filter(({ status }) => status !== 'deleted')).toEqual(
      before.map((ad) => (ad.priceCents === 820_000 ? { ...ad, priceCents: 650_000 } : ad)),
    )
    expect(after.filter(({ status }) => status === 'deleted')).toHaveLength(2)
    expect(await findImport(db, sender.dealerId, second.id)).toMatchObject({ state: 'undone', canBeUndone: false })
  }),
)

test(
  'twenty new cars of a kind are twenty vehicles, and an ad added by hand stays',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const byHand = await addTestAd(db, { dealerId: sender.dealerId, status: 'published' })
    const alike = Array.from({ length: 20 }, (_, at) => `N${at};Fiat;Panda;1.0 Hybrid;14900;10;10/2025;Benzina;51`)
    expect((await imported(db, sender, file(alike))).counts).toMatchObject({ new: 20, removed: 0 })
    expect((await imported(db, sender, file(alike.slice(0, 19)))).counts).toMatchObject({ new: 0, removed: 1, stock: 21 })
    expect(await db`select status from ad where id = ${byHand}`).toEqual([{ status: 'published' }])
  }),
)

test(
  'where more than 30 % would vanish the number has to be typed, and without it nothing happens',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    await imported(db, sender, file(ten))
    const { id, counts } = await tried(db, sender, file(ten.slice(0, 5)))
    expect(counts).toMatchObject({ removed: 5, stock: 10 })
    for (const typed of [null, 4]) await expect(confirmImport(db, sender.dealerId, id, typed)).rejects.toMatchObject({ code: 'invalid' })
    await runDealerImports(db)
    expect((await stockOf(db, sender.dealerId)).filter(({ status }) => status === 'published')).toHaveLength(10)
    await confirmImport(db, sender.dealerId, id, 5)
    await runDealerImports(db)
    expect((await stockOf(db, sender.dealerId)).filter(({ status }) => status === 'withdrawn')).toHaveLength(5)
    const part = await tried(db, sender, file([row(40)]), { isFullStock: false })
    expect(part.counts, 'a file that is not the whole stock takes nothing away').toMatchObject({ new: 1, removed: 0 })
  }),
)

test(
  'what a column is taken for can be changed, and the next file with it is read alike',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const odd = Buffer.from('marca;modello;listino;immatricolazione;km\nFiat;Panda;9900;03/2015;12345\nFiat;Tipo;8900;04/2015;22345\n')
    const id = await startImport(db, { ...sender, fileName: 'strano.csv', bytes: odd })
    expect(await findColumns(db, sender.dealerId, id)).toMatchObject([
      { header: 'marca', column: 'make', source: 'header', examples: ['Fiat'] },
      { header: 'modello', column: 'model', source: 'header', examples: ['Panda', 'Tipo'] },
      { header: 'listino', column: null, source: 'none', examples: ['9900', '8900'] },
      { header: 'immatricolazione' },
      { header: 'km' },
    ])
    await tryFile(db, sender.dealerId, id, { columns: ['make', 'model', 'price'], category: 'auto', isFullStock: true })
    await runDealerImports(db)
    expect(await findImport(db, sender.dealerId, id)).toMatchObject({ state: 'checked', counts: { new: 2 } })
    const next = await startImport(db, { ...sender, fileName: 'strano.csv', bytes: odd })
    expect(await findColumns(db, sender.dealerId, next)).toContainEqual(
      expect.objectContaining({ header: 'listino', column: 'price', source: 'chosen' }),
    )
    await expect(findImport(db, sender.dealerId, id), 'the one before gave way').resolves.toMatchObject({ state: 'cancelled' })
  }),
)

test(
  'an import that was broken off is begun again by the next start, says so, and can still be taken back',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const { id } = await tried(db, sender, file(ten))
    await confirmImport(db, sender.dealerId, id, null)
    await db`update dealer_import set started_at = now() where id = ${id}` // and then the process was killed, half of the rows saved
    await addTestAd(db, {
      dealerId: sender.dealerId,
      importKey: importKey({ scope: `d${sender.dealerId}`, externalId: 'V1', link: '', sellerReference: '', content: [] }),
      make: 'fiat',
      model: 'panda',
      priceCents: 810_000,
    })
    await runDealerImports(db)
    expect(await findImport(db, sender.dealerId, id)).toMatchObject({ state: 'done', isResumed: true, counts: { new: 10 } })
    expect(await stockOf(db, sender.dealerId)).toHaveLength(10)
    expect(await undoImport(db, sender.dealerId, id)).toMatchObject({ removed: 10 })
  }),
)

test(
  'what is chosen for a header holds letter by letter, with the signs that databases and people write',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const id = await startImport(db, {
      ...sender,
      fileName: 'stock.csv',
      bytes: Buffer.from('casa_madre;gruppo_veicolo_;data_prima;prezzo;km\nFiat;Panda;03/04/2019;8900;45000\n'),
    })
    const columns = ['make', 'model', 'registration', 'price', 'mileage'] as const
    await tryFile(db, sender.dealerId, id, { columns, readings: [{}, {}, { dateOrder: 'mdy' }], category: null, isFullStock: false })
    await db`update dealer_import set state = 'columns' where id = ${id}`
    const found = await findColumns(db, sender.dealerId, id)
    expect(found.slice(0, 3).map(({ header, column }) => [header, column])).toEqual([
      ['casa_madre', 'make'],
      ['gruppo_veicolo_', 'model'],
      ['data_prima', 'registration'],
    ])
    expect(found[2]?.readings).toMatchObject([{ aspect: 'dateOrder', value: 'mdy' }])
  }),
)

test(
  'a file with which the program died twice is set aside with its reason',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const { id } = await tried(db, sender, file(ten))
    await confirmImport(db, sender.dealerId, id, null)
    const attempts = async () => (await db<{ attempts: number }[]>`select attempts from dealer_import where id = ${id}`)[0]?.attempts
    expect(await attempts()).toBe(0)
    await db`update dealer_import set attempts = 2, started_at = now() where id = ${id}` // the process was killed, and killed again
    await runDealerImports(db)
    const { state, fault } = await findImport(db, sender.dealerId, id)
    expect([state, fault]).toEqual(['failed', expect.stringContaining('si è fermato due volte')])
    expect(await stockOf(db, sender.dealerId)).toEqual([])
  }),
)

test(
  'an import is refused for another dealer, during another one, or from an unreadable file',
  withRollback(async (db) => {
    const [sender, other] = [await addDealer(db), await addDealer(db, 'altro')]
    const id = await startImport(db, { ...sender, fileName: 'a.csv', bytes: file(ten) })
    for (const act of [
      () => findImport(db, other.dealerId, id),
      () => findColumns(db, other.dealerId, id),
      () => undoImport(db, other.dealerId, id),
      () => confirmImport(db, other.dealerId, id, null),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'notFound' })
    await expect(cancelImport(db, other.dealerId, id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(tryFile(db, other.dealerId, id, { columns: [], category: null, isFullStock: true })).rejects.toMatchObject({
      code: 'notFound',
    })
    await tryFile(db, sender.dealerId, id, { columns: [], category: null, isFullStock: true })
    await expect(startImport(db, { ...sender, fileName: 'b.csv', bytes: file(ten) })).rejects.toMatchObject({ code: 'conflict' })
    for (const bytes of [
      Buffer.from('<html><body>Accesso negato</body></html>'),
      Buffer.alloc(0),
      Buffer.from('ciao\n'),
      Buffer.from('PK\x03\x04rotto'),
    ])
      await expect(startImport(db, { ...other, fileName: 'c', bytes })).rejects.toMatchObject({ code: 'invalid' })
    expect(await listImports(db, other.dealerId)).toEqual([])
    await runDealerImports(db)
    await cancelImport(db, sender.dealerId, id)
    expect(await findImport(db, sender.dealerId, id)).toMatchObject({ state: 'cancelled' })
  }),
)

test(
  'a file without a column for the vehicle fails with its reason; reading shows its progress',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const id = await startImport(db, { ...sender, fileName: 'a.csv', bytes: file(ten) })
    await tryFile(db, sender.dealerId, id, { columns: [undefined, null, null, null], category: null, isFullStock: true })
    await runDealerImports(db)
    expect(await findImport(db, sender.dealerId, id)).toMatchObject({ state: 'failed', canBeUndone: false })
    expect((await findImport(db, sender.dealerId, id)).fault).toContain('manca una colonna')
    const other = await addDealer(db, 'lungo')
    const long = ten.map((line) => `${line};${'Tagliandi regolari. '.repeat(4_000)}`)
    expect(await tried(db, other, Buffer.from([`${header};descrizione`, ...long, ''].join('\n')))).toMatchObject({
      state: 'checked',
      counts: { new: 10 },
    })
  }),
)

test(
  'equal remarks are one group with its count and cars, the most serious first',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const rows = [1, 2, 3].map((number) => row(number).replace(/0\d\/(20\d\d)/, '$1'))
    const { id } = await tried(db, sender, file([...rows, row(4, { km: '' })]))
    const groups = await listGroups(db, id, null, 50)
    expect(groups.map(({ outcome, count }) => [outcome, count])).toEqual([
      ['draft', 1],
      ['note', 3],
      ['new', 1],
      ['new', 1],
      ['new', 1],
    ])
    expect(groups[1]).toMatchObject({
      rows: [
        { line: 2, vehicle: 'Fiat Panda 1.2 Easy · 2011' },
        { line: 3, vehicle: 'Fiat Panda 1.2 Easy · 2012' },
        { line: 4, vehicle: 'Fiat Panda 1.2 Easy · 2013' },
      ],
    })
    expect((await listGroups(db, id, 'note', 50)).map(({ count }) => count)).toEqual([3])
  }),
)

test(
  'the reading of a column is shown with its proof, and a change of it holds for the next file',
  withRollback(async (db) => {
    const sender = await addDealer(db)
    const dates = (from: number) => ['04/05/2018', '06/07/2017'].map((date, at) => row(from + at).replace(/;0\d\/20\d\d;/, `;${date};`))
    const id = await startImport(db, { ...sender, fileName: 'stock.csv', bytes: file(dates(1)) })
    const readingsOf = async (of: number) =>
      (await findColumns(db, sender.dealerId, of)).find(({ header }) => header === 'immatricolazione')?.readings
    expect(await readingsOf(id)).toMatchObject([{ aspect: 'dateOrder', value: 'dmy', source: 'none' }])
    const readings = header
      .split(';')
      .map((name) => (name === 'immatricolazione' ? { dateOrder: 'mdy' as const } : { yesNo: 'swapped' as const }))
    await tryFile(db, sender.dealerId, id, { columns: [], readings, category: null, isFullStock: true })
    expect(await db`select header, readings from dealer_column_reading where dealer_id = ${sender.dealerId}`).toEqual([
      { header: 'immatricolazione', readings: { dateOrder: 'mdy' } },
    ])
    await runDealerImports(db)
    await confirmImport(db, sender.dealerId, id, null)
    await runDealerImports(db)
    const months = await db<{ month: string }[]>`
      select to_char(first_registration, 'YYYY-MM') as month from ad where dealer_id = ${sender.dealerId} order by id`
    expect(months.map(({ month }) => month)).toEqual(['2018-04', '2017-06'])

    const next = await startImport(db, { ...sender, fileName: 'stock.csv', bytes: file(dates(3)) })
    expect(await readingsOf(next)).toMatchObject([{ aspect: 'dateOrder', value: 'mdy', source: 'chosen' }])
  }),
)
