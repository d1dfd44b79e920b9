import { expect, test } from 'vitest'
import { listLeads } from '@/lib/accounts/contact/leads/leads.server'
import { listConversations } from '@/lib/accounts/contact/own-conversations.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { listCases, moderationFigures } from '@/lib/accounts/moderation/moderation-queue.server'
import { openCase } from '@/lib/accounts/moderation/open-case.server'
import { listSavedSearches } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { listOwnAds } from '@/lib/accounts/selling/own-ads.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { findUserById } from '@/lib/accounts/users/user-queries.server'
import { listWatchlist } from '@/lib/accounts/watchlist/watchlist-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { clearDemoMarket } from '../reset-demo-market.server'
import { seedDemoMarket } from '../seed-demo-market.server'
import { findPeople } from './add-people.server'
import { clearPeople } from './clear-people.server'
import { lambroAutoEmail } from './lambro-auto'
import { demoPeople } from './people'
import { restartDemoPeople } from './restart-people.server'
import {
  dealOfElena,
  elenasConversation,
  findDemoFacts,
  offerToGiulia,
  offerToLambro,
  waitingAppeal,
  waitingImport,
} from './task-pages.server'

test(
  'everybody of the demo has something to do again after a restart, another address or not',
  withRollback(async (db) => {
    const today = new Date()
    await seedDemoMarket(db, { ads: 400, today, reset: true, past: true })
    expect(await dealsOf(db, today)).toEqual(deals)
    await db`update app_user set email = 'giulia@esempio.it', email_key = 'giulia@esempio.it' where email = ${demoPeople.giulia.email}`
    await restartDemoPeople(db, today)
    expect(await dealsOf(db, today)).toEqual(deals)
    const ids = await findPeople(db)
    const [elena, giulia, chiara, marta] = await Promise.all(
      [ids.elena, ids.giulia, ids.chiara, ids.marta].map((id) => findUserById(db, id)),
    )
    if (!elena || !giulia || !chiara || !marta) throw new Error('somebody is missing')
    expect(await listWatchlist(db, elena.id, { sort: 'salvati', page: 1 })).toMatchObject({ total: 4, cheaper: 1 })
    expect((await listSavedSearches(db, elena, 1)).searches).toMatchObject([{ found: { fresh: 7 } }])
    const elenas = await listConversations(db, elena)
    expect(elenas.map(({ title }) => title).sort()).toEqual(
      [expect.any(String), 'Fiat 500X 1.0 T3 Sport', 'Renault Twingo 0.9 TCe Zen'].sort(),
    )
    expect(elenas.every(({ isToAnswer }) => isToAnswer)).toBe(true)
    expect((await listConversations(db, giulia)).filter(({ isToAnswer }) => isToAnswer)).toHaveLength(2)
    expect((await listOwnAds(db, giulia, today)).map(({ status, question }) => [status, question !== null]).sort()).toEqual([
      ['in_review', true],
      ['published', false],
      ['reserved', false],
      ['sold', false],
    ])
    const asked = { filter: 'da-rispondere', page: 1 } as const
    const leads = await listLeads(db, await requireDealership(db, chiara, undefined), chiara, asked)
    expect(leads.lines.map(({ isLate }) => isLate)).toEqual([true, false])
    const cases = await listCases(db, marta)
    expect(cases).toHaveLength(12)
    expect(new Set(cases.flatMap(({ signals }) => signals)).size).toBe(9)
    expect(await moderationFigures(db)).toMatchObject({ waiting: 12, asked: 1 })
    expect(await findDemoFacts(db)).toMatchObject({ waitingCases: 12, days: 0 })
    const pages = [elenasConversation, offerToGiulia, offerToLambro, dealOfElena, waitingImport, waitingAppeal]
    expect(await Promise.all(pages.map((page) => page(db)))).toEqual([
      expect.stringMatching(/^\/area-privata\/messaggi\/\d+$/),
      expect.stringMatching(/^\/area-privata\/messaggi\/\d+$/),
      expect.stringMatching(/^\/area-concessionario\/richieste\/\d+$/),
      expect.stringMatching(/^\/area-privata\/affare\?conversazione=\d+$/),
      expect.stringMatching(/^\/area-concessionario\/importa\/\d+$/),
      expect.stringMatching(/^\/area-privata\/moderazione\/\d+$/),
    ])
    await clearPeople(db)
    expect(
      await db`select from ad where status = 'reserved' and dealer_id in (select id from dealer where email = ${lambroAutoEmail})`,
    ).toEqual([])
  }),
)

test(
  'the people go with all that they had, and nothing of anybody else goes with them',
  withRollback(async (db) => {
    const other = await addTestUser(db)
    const ad = await addTestAd(db, { ownerId: other.id, contactEmail: other.email })
    await openCase(db, ad, [])
    const before = await countRows(db)
    await seedDemoMarket(db, { ads: 200, today: new Date(), reset: true, past: true })
    await clearDemoMarket(db)
    expect(await countRows(db)).toEqual(before)
  }),
)

/** What the people of the demo have agreed on, in a market that knows no other deals. */
const deals = {
  offers: [
    { state: 'accepted', count: 3 },
    { state: 'sent', count: 2 },
  ],
  reservations: 1,
  papers: 1,
  sales: [
    { state: 'agreed', status: 'reserved' },
    { state: 'sold', status: 'sold' },
  ],
  visits: [{ state: 'confirmed' }],
}

async function dealsOf(db: Db, today: Date) {
  const [cards] = await db<{ reservations: number; papers: number }[]>`
    select (select count(*)::int from reservation join ad on ad.id = ad_id where state = 'active' and ad.status = 'reserved' and reserved_until > ${today}) as reservations,
      (select count(*)::int from sale_paper) as papers`
  return {
    ...cards,
    offers: await db<{ state: string; count: number }[]>`select state, count(*)::int from offer group by state order by state`,
    sales: await db<{ state: string; status: string }[]>`
      select sale.state, ad.status from sale join ad on ad.id = ad_id where sale.state in ('agreed', 'sold') order by sale.state`,
    visits: await db<{ state: string }[]>`
      select state from visit where from_at > ${today} and from_at < ${today}::timestamptz + interval '48 hours'`,
  }
}

const tables = `app_user ad ad_draft ad_report ad_revision dealer dealer_import dealer_member moderation_case moderation_log reply reply_message saved_ad saved_search offer visit visit_hours reservation sale sale_paper`

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables.split(' ')) counts[table] = (await db<{ n: number }[]>`select count(*)::int as n from ${db(table)}`)[0]?.n ?? 0
  return counts
}
