import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { actOnDeal } from '@/lib/accounts/deals/act-on-deal.server'
import { partyOfAccount } from '@/lib/accounts/deals/deal-party.server'
import { endCards } from '@/lib/accounts/deals/end-cards.server'
import { findSalePage } from '@/lib/accounts/deals/sale/find-sale-page.server'
import { press } from '@/lib/accounts/deals/test-deal'
import { eraseOwnData } from '@/lib/accounts/own-data/erase-own-data.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { emptyContract } from './contract'
import { contractPdf, isSettable } from './contract-pdf.server'
import { findPaper } from './papers.server'
import { type AgreedDeal, addAgreedDeal, buyerTaxCode, buyerTyped, canaryChassis, canaryPlate, sellerTyped } from './test-contract'

const now = new Date('2026-11-30T08:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const delivery = { giorno: '2026-12-05', ora: '11:00' }

const write = (db: Db, user: User, { replyId }: Pick<AgreedDeal, 'replyId'>, typed: Record<string, string>, at = now) =>
  press(db, { user, replyId }, 'affare-contratto', typed, at)

async function faultsOf(db: Db, user: User, replyId: number, typed: Record<string, string>): Promise<Record<string, string>> {
  const party = await partyOfAccount(db, user, replyId)
  try {
    await actOnDeal(db, party, 'affare-contratto', async (schema) => schema.validate(typed), now)
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]))
  }
}

async function columnsWith(db: Db, words: readonly string[]): Promise<string[]> {
  const tables = await db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await db<{ count: number }[]>`
      select count(*)::int as count from ${db(name)} as stored where to_jsonb(stored)::text ilike any(${words.map((word) => `%${word}%`)})`
    if (row && row.count > 0) found.push(name)
  }
  return found
}

test(
  'both write their part; plate, chassis and tax codes stand encrypted in one column, and nowhere else',
  withRollback(async (db) => {
    const deal = await addAgreedDeal(db)
    expect(await write(db, deal.seller, deal, { ...sellerTyped, ...delivery })).toMatch(/^Salvato/)
    expect(await write(db, deal.buyer, deal, { ...buyerTyped, targa: 'AA000AA' })).toMatch(/^Salvato/)
    const page = await findSalePage(db, { replyId: deal.replyId, side: 'buyer', query: { provincia: 'PV' } }, now)
    expect(page.contract).toMatchObject({
      missing: { buyer: 0, seller: 0 },
      data: { terms: { plate: canaryPlate, chassis: canaryChassis } },
    })
    expect(page.costs?.province.code).toBe('PV')
    expect(await columnsWith(db, [canaryPlate, 'GX 482 LM', canaryChassis, buyerTaxCode])).toEqual([])
  }),
)

test(
  'a contract goes a week after the delivery, after sixty days, with a failed deal and with an account',
  withRollback(async (db) => {
    const [week, long, failed, left] = [await addAgreedDeal(db), await addAgreedDeal(db), await addAgreedDeal(db), await addAgreedDeal(db)]
    await write(db, week.seller, week, { ...sellerTyped, ...delivery })
    for (const deal of [long, failed, left]) await write(db, deal.seller, deal, sellerTyped)
    await press(db, { user: failed.buyer, replyId: failed.replyId }, 'affare-saltato', { affare: failed.affare, motivo: 'ripensato' }, now)
    await eraseOwnData(db, left.seller)
    const stored = async () => {
      const rows = await db<{ saleId: number }[]>`select sale_id from sale_paper order by sale_id`
      return rows.map(({ saleId }) => saleId).filter((id) => [week, long, failed, left].some(({ saleId }) => saleId === id))
    }
    expect(await stored()).toEqual([week.saleId, long.saleId])
    await endCards(db, daysLater(12))
    expect(await stored()).toEqual([week.saleId, long.saleId])
    expect(await findPaper(db, week.saleId, daysLater(12.2)), 'not readable a minute longer').toBeUndefined()
    await endCards(db, daysLater(12.2))
    expect(await stored()).toEqual([long.saleId])
    await write(db, long.seller, long, sellerTyped, daysLater(50))
    await endCards(db, daysLater(60.1))
    expect(await stored(), 'sixty days from its beginning').toEqual([])
  }),
)

test(
  'a sold deal loses its data within a week',
  withRollback(async (db) => {
    const deal = await addAgreedDeal(db)
    await write(db, deal.seller, deal, sellerTyped)
    await press(db, { user: deal.seller, replyId: deal.replyId }, 'affare-venduta', { affare: deal.affare, prezzo_vendita: '' }, now)
    expect(await findPaper(db, deal.saleId, daysLater(6.9))).toBeDefined()
    expect(await findPaper(db, deal.saleId, daysLater(7.1))).toBeUndefined()
  }),
)

test(
  'plate and chassis are seen by the two people of the deal, and by nobody else who asks',
  withRollback(async (db) => {
    const deal = await addAgreedDeal(db)
    await write(db, deal.seller, deal, { ...sellerTyped, ...delivery })
    const stranger = await addTestUser(db)
    const moderator = await addTestUser(db)
    await db`update app_user set role = 'moderator' where id = ${moderator.id}`
    for (const user of [deal.buyer, deal.seller]) {
      const party = await partyOfAccount(db, user, deal.replyId)
      expect((await findSalePage(db, { ...party, query: {} }, now)).contract?.data.terms.plate).toBe(canaryPlate)
    }
    for (const user of [stranger, moderator]) await expect(partyOfAccount(db, user, deal.replyId)).rejects.toMatchObject({ status: 404 })
    await db`update reply set email_confirmed_at = null where id = ${deal.replyId}`
    await expect(findSalePage(db, { replyId: deal.replyId, side: 'buyer', query: {} }, now)).rejects.toMatchObject({ status: 403 })
  }),
)

test(
  'what cannot be is said at its field, and what was there before stays',
  withRollback(async (db) => {
    const deal = await addAgreedDeal(db)
    await write(db, deal.seller, deal, { ...sellerTyped, ...delivery })
    const faults = await faultsOf(db, deal.seller, deal.replyId, {
      ...sellerTyped,
      codice_fiscale: 'MRTPLA79E12A182X',
      targa: 'QX482LM',
      telaio: 'VSSZZZKMZRR01O442',
      km: 'tanti',
      giorno: '2026-11-29',
      ora: '11:00',
    })
    expect(Object.keys(faults).sort()).toEqual(['codice_fiscale', 'giorno', 'km', 'targa', 'telaio'])
    expect(faults['codice_fiscale']).toContain('L’ultima lettera non torna')
    expect(faults['targa']).toContain('«Q»')
    expect(faults['telaio']).toContain('forse è 0')
    expect(faults['km']).toContain('numeri soltanto')
    expect(faults['giorno']).toContain('È già passato')
    const half = await faultsOf(db, deal.seller, deal.replyId, { ...sellerTyped, giorno: '2026-12-05' })
    expect(half['ora']).toContain('Scrivi anche l’ora')
    const odd = await faultsOf(db, deal.seller, deal.replyId, { ...sellerTyped, giorno: '2027-02-30', ora: '25:00' })
    expect(odd['giorno']).toContain('Scrivi il giorno')
    expect(odd['ora']).toContain('Scrivi l’ora')
    expect((await findPaper(db, deal.saleId, now))?.contract.terms.plate).toBe(canaryPlate)
  }),
)

test(
  'a delivery in the hour that summer time skips is refused, and one that is over can stay as it is',
  withRollback(async (db) => {
    const deal = await addAgreedDeal(db)
    const march = new Date('2027-03-20T08:00:00Z')
    expect(await write(db, deal.seller, deal, { ...sellerTyped, giorno: '2027-03-28', ora: '02:30' }, march)).toMatch(/salta quest’ora/)
    expect(await write(db, deal.seller, deal, { ...sellerTyped, ...delivery })).toMatch(/^Salvato/)
    expect(await write(db, deal.seller, deal, { ...sellerTyped, ...delivery, km: '42.700' }, daysLater(6))).toMatch(/^Salvato/)
  }),
)

test.each(['Łukasz Šimić-Ştefănescu', 'Олена Шевченко', 'Θεσσαλονίκη', 'D’Alò', 'é written as two signs: e\u0301'])(
  'the PDF can write «%s»',
  (name) => {
    expect(isSettable(name)).toBe(true)
  },
)

test.each(['محمد علي', 'Nguyễn', '王小明', 'אברהם', '😀'])('«%s» becomes a line to write on, and the PDF says why', async (name) => {
  expect(isSettable(name)).toBe(false)
  const car = { name: 'CUPRA Formentor', firstRegistration: '2024-06-01' }
  const contract = { ...emptyContract, buyer: { ...emptyContract.buyer, name } }
  const said = await contractPdf(contract, car)
  const silent = await contractPdf({ ...contract, buyer: { ...contract.buyer, name: 'Li' } }, car)
  expect(said.subarray(0, 5).toString()).toBe('%PDF-')
  expect(said.length, 'a sentence more').toBeGreaterThan(silent.length)
})
