import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { testSheet, testWorkbookOf, testZip } from '@/lib/market/stock-import/files/test-spreadsheet'
import { chooseFeed, chooseList, fetchDueFeeds, findFeed } from './dealer-feeds.server'
import { cancelImport, findColumns, findImport, listImports, startImport, tryFile } from './dealer-imports.server'

const sheetOf = (name: string, make: string) => ({
  name,
  rows: testSheet([
    ['marca', 'modello', 'prezzo'],
    [make, 'x', '9900'],
  ]),
})
const auto = sheetOf('Auto', 'Fiat')
const moto = sheetOf('Moto', 'Ducati')
const workbook = testZip(testWorkbookOf([auto, moto]))

type Db = Parameters<typeof startImport>[0]

async function dealerOf(db: Db) {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Ticino', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
  const [user] = await db<{ id: number }[]>`
    insert into app_user (email, email_key, display_name) values ('anna@esempio.it', 'anna@esempio.it', 'Anna') returning id`
  return { dealerId, userId: user?.id ?? 0 }
}

const makeIn = async (db: Db, dealerId: number, id: number) =>
  (await findColumns(db, dealerId, id)).find(({ column }) => column === 'make')?.examples

test(
  'the first list of a workbook is read, and another can be chosen until the import is decided',
  withRollback(async (db) => {
    const { dealerId, userId } = await dealerOf(db)
    const id = await startImport(db, { dealerId, userId, fileName: 'stock.xlsx', bytes: workbook })
    expect(await findImport(db, dealerId, id)).toMatchObject({ state: 'columns', list: 'Auto', otherLists: ['Moto'] })
    expect(await makeIn(db, dealerId, id)).toEqual(['Fiat'])

    await chooseList(db, dealerId, id, 'Moto')
    expect(await findImport(db, dealerId, id)).toMatchObject({ state: 'columns', list: 'Moto', otherLists: ['Auto'] })
    expect(await makeIn(db, dealerId, id)).toEqual(['Ducati'])

    await db`update dealer_import set state = 'checked' where id = ${id}`
    await expect(chooseList(db, dealerId, id, 'Furgoni')).rejects.toMatchObject({
      shownText: 'Non riusciamo a leggere il file: nel file non c’è un foglio che si chiama «Furgoni».',
    })
    await chooseList(db, dealerId, id, 'Auto')
    expect(await findImport(db, dealerId, id)).toMatchObject({ state: 'columns', list: 'Auto' })

    await tryFile(db, dealerId, id, { columns: [], category: null, isFullStock: false })
    await expect(chooseList(db, dealerId, id, 'Moto')).rejects.toMatchObject({ code: 'conflict' })
    await db`update dealer_import set state = 'checked' where id = ${id}`
    await cancelImport(db, dealerId, id)
    expect(await db`select 1 from dealer_import where id = ${id} and original is not null`).toEqual([])
    await expect(chooseList(db, dealerId + 1, id, 'Moto')).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a file with one list is read without a question and stored once',
  withRollback(async (db) => {
    const { dealerId, userId } = await dealerOf(db)
    const id = await startImport(db, { dealerId, userId, fileName: 'a.xlsx', bytes: testZip(testWorkbookOf([auto])) })
    expect(await findImport(db, dealerId, id)).toMatchObject({ list: 'Auto', otherLists: [] })
    expect(await db`select 1 from dealer_import where id = ${id} and original is not null`).toEqual([])
  }),
)

test(
  'a feed keeps the sheet that was chosen by its name, and says when it is gone',
  withRollback(async (db) => {
    const { dealerId, userId } = await dealerOf(db)
    let sent = workbook
    const server = createServer((_, response) => void response.end(sent))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const listening = server.address()
      const host = `127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`
      const reach = { allowedHosts: new Set([host]) }
      const first = await chooseFeed(db, { dealerId, userId, address: `http://${host}/stock.xlsx` }, reach)
      await chooseList(db, dealerId, first, 'Moto')
      await cancelImport(db, dealerId, first)
      const again = await chooseFeed(db, { dealerId, userId, address: `http://${host}/stock.xlsx` }, reach)
      expect(await findImport(db, dealerId, again)).toMatchObject({ list: 'Moto' })
      await cancelImport(db, dealerId, again)

      const ask = async (bytes: Buffer) => {
        sent = bytes
        await db`update dealer_feed set next_at = now() where dealer_id = ${dealerId}`
        await fetchDueFeeds(db, reach)
      }
      await ask(testZip(testWorkbookOf([sheetOf('Auto', 'Opel'), sheetOf('moto ', 'Aprilia')])))
      const [next] = await listImports(db, dealerId)
      expect(next).toMatchObject({ list: 'moto ', state: 'checking' })
      expect(await makeIn(db, dealerId, next?.id ?? 0)).toEqual(['Aprilia'])

      await db`update dealer_import set state = 'done' where id = ${next?.id ?? 0}`
      await ask(testZip(testWorkbookOf([auto])))
      expect((await findFeed(db, dealerId))?.fault).toBe(
        'Non riusciamo a leggere il file: nel file non c’è un foglio che si chiama «Moto».',
      )
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }),
)
