import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buyerTaxCode, buyerTyped, canaryChassis, canaryPlate, sellerTyped } from '@/lib/accounts/deals/sale/contract/test-contract'
import { listSales } from '@/lib/accounts/deals/sale/sales.server'
import { listOffers } from '@/lib/accounts/deals/store-offers.server'
import { addTestDeal } from '@/lib/accounts/deals/test-deal'
import { dealApi, salePath } from '@/lib/kernel/routes/deals'
import { testPassword } from '../accounts'
import { asForm, HttpClient } from '../http-client'
import { type OwnApplication, openIsolatedApplication } from '../isolated-application'
import { expect, test } from '../test'

/** An application of this test alone, whose log, files and tables are searched. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let folder: string
let site: OwnApplication
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ingrana-canary-'))
  site = await openIsolatedApplication({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const seller = { ...sellerTyped, nome: 'Zenobio Trabucchelli', residenza: 'vicolo Zibaldone 77', difetti: 'graffio zigrinato' }
const buyer = { ...buyerTyped, nome: 'Ottavia Zucconibelli', residenza: 'piazza Zafferana 31' }
const wrongTaxCode = 'ZZZZZZ79E12A182X'
const canary = [
  ...[canaryPlate, canaryChassis, seller.codice_fiscale, buyerTaxCode, wrongTaxCode, 'Trabucchelli', 'Zibaldone', 'zigrinato'],
  ...['Zucconibelli', 'Zafferana'],
]
const pattern = new RegExp(canary.join('|'), 'i')

async function logIn(email: string): Promise<HttpClient> {
  const client = new HttpClient(site.url)
  await client.logIn(email, testPassword)
  return client
}

async function filesWith(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of files.filter((each) => each.isFile())) {
    const content = await readFile(path.join(file.parentPath, file.name), 'latin1')
    if (pattern.test(content)) found.push(file.name)
  }
  return found
}

async function tablesWith(): Promise<string[]> {
  const tables = await site.db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public' order by name`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await site.db`select from ${site.db(name)} as stored where to_jsonb(stored)::text ~* ${canary.join('|')} limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('what two people write into a contract is in no table, file or log, also where the page fails', async () => {
  const talk = await addTestDeal(site.db)
  const { replyId } = talk
  const [one, other] = [await logIn(talk.buyer.email), await logIn(talk.seller.email)]
  const press = (client: HttpClient, azione: string, fields: Record<string, string> = {}, headers = {}) =>
    client.post(dealApi.one(replyId), { azione, ...fields }, { headers })
  await press(one, 'proponi', { importo: '19000' })
  await press(other, 'accetta', { proposta: String((await listOffers(site.db, replyId)).at(-1)?.id) })
  const affare = String((await listSales(site.db, replyId)).at(-1)?.id)
  await press(one, 'affare-prendo', { affare })
  expect((await press(other, 'affare-prendo', { affare })).status).toBe(200)

  expect((await press(other, 'affare-contratto', seller)).status).toBe(200)
  expect((await press(one, 'affare-contratto', buyer, asForm)).status).toBe(303)
  const faulty = await press(one, 'affare-contratto', { ...buyer, codice_fiscale: wrongTaxCode }, asForm)
  expect(faulty.status).toBe(303)
  expect((await one.get(salePath(replyId))).body).toContain(canaryPlate)
  expect((await other.get(dealApi.contract(replyId))).status).toBe(200)

  await site.db`alter table sale_paper rename to sale_paper_away`
  const failed = await press(other, 'affare-contratto', seller)
  await site.db`alter table sale_paper_away rename to sale_paper`
  expect(failed.status).toBe(500)

  expect([await tablesWith(), await filesWith()]).toEqual([[], []])
  await site.db`update sale_paper set erase_at = now() - interval '1 second'`
  const papers = async () => (await site.db`select from sale_paper`).length
  await expect.poll(papers, { message: 'erased by the job of every minute', timeout: 120_000 }).toBe(0)
  expect((await one.get(salePath(replyId))).body).not.toMatch(pattern)
  expect([await tablesWith(), await filesWith()]).toEqual([[], []])
  expect(site.launched.output()).not.toMatch(pattern)
  expect(site.launched.output(), 'what failed is in the log, without what was typed').toContain('sale_paper')
})
