// reads: lib/market/dealer-imports/import-worker.server.ts
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { createDatabase } from '@/scripts/database/test-database'
import { findImport, startImport, tryFile } from './dealer-imports.server'
import { findTrial, startTrial } from './file-trials.server'
import { openImports } from './imports-apart.server'

const header = 'codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;kw'
const row = (id: number) => `V${id};Fiat;Panda;1.2 Easy;${8_000 + id * 100};${20_000 + id * 137};03/2018;Benzina;51`
const file = (rows: number) => Buffer.from([header, ...Array.from({ length: rows }, (_, at) => row(at)), ''].join('\n'))

let database: Awaited<ReturnType<typeof createDatabase>>
let db: Pool
const sender = { dealerId: 0, userId: 0 }

beforeAll(async () => {
  database = await createDatabase(env().databaseUrl)
  db = openPool(database.url, 3)
  await migrate(db)
  const [added] = await db<{ dealerId: number; userId: number }[]>`
    with dealer_added as (insert into dealer (slug, name) values ('lontano', 'Lontano') returning id),
      user_added as (insert into app_user (email, email_key, display_name) values ('carla@esempio.it', 'carla@esempio.it', 'Carla') returning id)
    select dealer_added.id as dealer_id, user_added.id as user_id from dealer_added, user_added`
  Object.assign(sender, added)
})
afterAll(async () => {
  await db.end({ timeout: 5 })
  await database.remove()
})

async function waitingImport(rows: number): Promise<number> {
  const id = await startImport(db, { ...sender, fileName: 'stock.csv', bytes: file(rows) })
  await tryFile(db, sender.dealerId, id, { columns: [], category: null, isFullStock: true })
  return id
}

test('a file whose thread was ended is tried by the next thread from the beginning', async () => {
  const imports = openImports(db, database.url)
  const first = await waitingImport(60)
  const broken = imports.runImports().catch(String)
  await expect.poll(async () => (await db`select from dealer_import where id = ${first} and attempts = 1`).length).toBe(1)
  await imports.close()
  expect(await broken).toContain('the thread of the imports has ended')
  expect(await findImport(db, sender.dealerId, first)).toMatchObject({ state: 'checking' })
  const token = await startTrial(db, { fileName: 'stock.csv', bytes: file(4) })
  await Promise.all([imports.runImports(), imports.runTrials()])
  expect(await findImport(db, sender.dealerId, first)).toMatchObject({ state: 'checked', counts: { new: 60 } })
  expect(await findTrial(db, token)).toMatchObject({ state: 'done', report: { counts: { ads: 4 } } })
  await imports.close()
})

test('a thread that has nothing to do ends, and the next file starts one', async () => {
  const imports = openImports(db, database.url, 0)
  for (const rows of [2, 3]) {
    const id = await waitingImport(rows)
    await imports.runImports()
    expect(await findImport(db, sender.dealerId, id)).toMatchObject({ state: 'checked', counts: { new: rows } })
  }
  await imports.close()
})
