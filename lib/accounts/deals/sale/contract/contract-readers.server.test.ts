import { expect, test } from 'vitest'
import { openConversation } from '@/lib/accounts/contact/own-conversations.server'
import { issueCode } from '@/lib/accounts/contact/reply-code.server'
import { findConversation } from '@/lib/accounts/contact/reply-queries.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { partyOfAccount, partyOfCode, partyOfStaff } from '@/lib/accounts/deals/deal-party.server'
import { endCards } from '@/lib/accounts/deals/end-cards.server'
import { findDeal } from '@/lib/accounts/deals/find-deal.server'
import { findSalePage } from '@/lib/accounts/deals/sale/find-sale-page.server'
import { beginTestDeal, press } from '@/lib/accounts/deals/test-deal'
import { exportOwnData } from '@/lib/accounts/own-data/export-own-data.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { purgeExpired } from '@/lib/server/jobs/purge-expired.server'
import { type AgreedDeal, addAgreedDeal, buyerTaxCode, buyerTyped, canaryChassis, canaryPlate, sellerTyped } from './test-contract'

const now = new Date('2026-11-30T08:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const delivery = { giorno: '2026-12-05', ora: '11:00' }
/** Words that stand in contracts alone, in every part of them. */
const planted = {
  seller: {
    ...sellerTyped,
    nome: 'Zenobio Trabucchelli',
    residenza: 'vicolo Zibaldone 77',
    luogo_nascita: 'Zibellina',
    difetti: 'graffio zigrinato',
  },
  buyer: { ...buyerTyped, nome: 'Ottavia Zucconibelli', residenza: 'piazza Zafferana 31', luogo_nascita: 'Zambrone' },
}
const canary = [
  ...[canaryPlate, canaryChassis, planted.seller.codice_fiscale, buyerTaxCode, 'Trabucchelli', 'Zibaldone', 'Zibellina', 'zigrinato'],
  ...['Zucconibelli', 'Zafferana', 'Zambrone', 'via Zecchinetta'],
]

async function fill(db: Db): Promise<AgreedDeal> {
  const deal = await addAgreedDeal(db)
  const by = (user: User, azione: string, fields: Record<string, string>) => press(db, { user, replyId: deal.replyId }, azione, fields, now)
  await by(deal.seller, 'affare-contratto', { ...planted.seller, ...delivery })
  await by(deal.buyer, 'affare-contratto', planted.buyer)
  expect(await by(deal.buyer, 'visita-chiedi', { giorno: '2026-12-02', dalle: '15:00' })).toMatch(/^Richiesta inviata/)
  expect(await by(deal.seller, 'visita-conferma', { revisione: '0', indirizzo: 'via Zecchinetta 3' })).toMatch(/^Visita confermata/)
  return deal
}

/** The columns of the whole database in which one of the words stands. */
async function columnsWith(db: Db): Promise<string[]> {
  const tables = await db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public' order by name`
  const found: string[] = []
  for (const { name } of tables) {
    const columns = await db<{ column: string }[]>`
      select distinct field.name as column from ${db(name)} as stored, jsonb_each_text(to_jsonb(stored)) as field (name, content)
      where field.content ~* ${canary.join('|')} order by 1`
    found.push(...columns.map(({ column }) => `${name}.${column}`))
  }
  return found
}

const ends: readonly { how: string; end: (db: Db, deal: AgreedDeal) => Promise<unknown>; after: Date }[] = [
  { how: 'delivered a week ago', end: async () => {}, after: daysLater(12.2) },
  {
    how: 'failed',
    end: (db, { buyer, replyId, affare }) => press(db, { user: buyer, replyId }, 'affare-saltato', { affare, motivo: 'ripensato' }, now),
    after: daysLater(0.1),
  },
  {
    how: 'sold, its delivery put off',
    end: async (db, { seller, replyId, affare }) => {
      await press(db, { user: seller, replyId }, 'affare-contratto', { ...planted.seller, giorno: '2026-12-12', ora: '10:00' }, now)
      await press(db, { user: seller, replyId }, 'affare-venduta', { affare, prezzo_vendita: '18.500' }, now)
    },
    after: daysLater(7.1),
  },
]

test.each(ends)('of a contract that is $how nothing that was written for it stands anywhere', ({ end, after }) =>
  withRollback(async (db) => {
    const deal = await fill(db)
    expect(await columnsWith(db), 'encrypted before that; the place of a visit for its visitor').toEqual(['visit.address'])
    await end(db, deal)
    await endCards(db, after)
    await endCards(db, daysLater(10)) // the place of the visit
    await purgeExpired(db)
    expect(await columnsWith(db)).toEqual([])
    expect(await db`select from sale_paper where sale_id = ${deal.saleId}`).toEqual([])
  })(),
)

const isSeen = (what: unknown): boolean => [canaryPlate, canaryChassis].some((secret) => JSON.stringify(what ?? null).includes(secret))

async function copyOf(db: Db, user: User): Promise<unknown> {
  const session = await findSession(db, (await openSession(db, { userId: user.id, userAgent: '' })).token)
  return session && exportOwnData(db, session)
}

/** The page of the deal as somebody gets it who says that they are of it; the code of the refusal where they are not. */
async function pageOf(db: Db, party: Promise<{ replyId: number; side: 'buyer' | 'seller' }>): Promise<unknown> {
  return party
    .then((own) => findSalePage(db, { ...own, query: {} }, now))
    .catch((error: unknown) => (error instanceof AppError ? error.status : String(error)))
}

test(
  'plate and chassis are read by both sides, by account and by link, and by nobody else of the list',
  withRollback(async (db) => {
    const deal = await fill(db)
    const { buyer, seller, replyId, adId } = deal
    const [rival, moderator, staff] = [await addTestUser(db), await addTestUser(db), await addTestDealership(db)]
    await db`update app_user set role = 'moderator' where id = ${moderator.id}`
    const rivals = await beginTestDeal(db, rival, adId)
    for (const party of [
      partyOfAccount(db, buyer, replyId),
      partyOfAccount(db, seller, replyId),
      partyOfCode(db, await issueCode(db, replyId, 'buyer')),
      partyOfCode(db, await issueCode(db, replyId, 'seller')),
    ])
      expect(isSeen(await pageOf(db, party))).toBe(true)
    for (const user of [rival, { ...moderator, role: 'moderator' as const }])
      expect(await pageOf(db, partyOfAccount(db, user, replyId))).toBe(404)
    expect(await pageOf(db, partyOfStaff(db, staff.dealership, staff.user, replyId))).toBe(404)
    expect(await pageOf(db, partyOfAccount(db, rival, rivals)), 'of their own conversation').toBe(404)
    expect(await pageOf(db, partyOfAccount(db, seller, rivals))).toBe(404)
    expect(await pageOf(db, partyOfCode(db, 'x'))).toContain('ValidationError')
  }),
)

test(
  'the conversation, the ad, mails and webhooks have none of it; copies of own data have one’s own part',
  withRollback(async (db) => {
    const deal = await fill(db)
    const { buyer, seller, replyId, adId } = deal
    const elsewhere = [
      await openConversation(db, buyer, replyId),
      await findConversation(db, await issueCode(db, replyId, 'seller')),
      await findDeal(db, { replyId, side: 'seller' }),
      await findDeal(db, { replyId, side: 'buyer' }),
      await findAdPage(db, adId),
      await db`select * from outbox_mail where recipient in (${buyer.email}, ${seller.email})`,
      await db`select * from webhook_delivery`,
      await copyOf(db, buyer),
    ]
    expect(elsewhere.map(isSeen)).toEqual(elsewhere.map(() => false))
    const own = JSON.stringify([await copyOf(db, seller)])
    expect([isSeen(own), own.includes(planted.seller.codice_fiscale), own.includes(buyerTaxCode)]).toEqual([true, true, false])
    expect(JSON.stringify(await copyOf(db, buyer))).toContain(buyerTaxCode)
  }),
)
