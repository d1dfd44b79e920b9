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
import { demoPeople } from './people'
import { restartDemoPeople } from './restart-people.server'
import { elenasConversation, findDemoFacts, waitingAppeal, waitingImport } from './task-pages.server'

test(
  'everybody of the demo has something to do again after a restart, another address or not',
  withRollback(async (db) => {
    const today = new Date()
    await seedDemoMarket(db, { ads: 400, today, reset: true, past: true })
    await db`update app_user set email = 'giulia@esempio.it', email_key = 'giulia@esempio.it' where email = ${demoPeople.giulia.email}`
    await restartDemoPeople(db, today)
    const ids = await findPeople(db)
    const [elena, giulia, chiara, marta] = await Promise.all(
      [ids.elena, ids.giulia, ids.chiara, ids.marta].map((id) => findUserById(db, id)),
    )
    if (!elena || !giulia || !chiara || !marta) throw new Error('somebody is missing')
    expect(await listWatchlist(db, elena.id, { sort: 'salvati', page: 1 })).toMatchObject({ total: 4, cheaper: 1 })
    expect((await listSavedSearches(db, elena, 1)).searches).toMatchObject([{ found: { fresh: 7 } }])
    expect(await listConversations(db, elena)).toMatchObject([{ isToAnswer: true, unread: 1 }])
    expect((await listConversations(db, giulia)).filter(({ isToAnswer }) => isToAnswer)).toHaveLength(2)
    expect((await listOwnAds(db, giulia, today)).map(({ status, question }) => [status, question !== null]).sort()).toEqual([
      ['in_review', true],
      ['published', false],
    ])
    const asked = { filter: 'da-rispondere', page: 1 } as const
    const leads = await listLeads(db, await requireDealership(db, chiara, undefined), chiara, asked)
    expect(leads.lines.map(({ isLate }) => isLate)).toEqual([true, false])
    const cases = await listCases(db, marta)
    expect(cases).toHaveLength(12)
    expect(new Set(cases.flatMap(({ signals }) => signals)).size).toBe(9)
    expect(await moderationFigures(db)).toMatchObject({ waiting: 12, asked: 1 })
    expect(await findDemoFacts(db)).toMatchObject({ waitingCases: 12, days: 0 })
    expect([await elenasConversation(db), await waitingImport(db), await waitingAppeal(db)]).toEqual([
      expect.stringMatching(/^\/area-privata\/messaggi\/\d+$/),
      expect.stringMatching(/^\/area-concessionario\/importa\/\d+$/),
      expect.stringMatching(/^\/area-privata\/moderazione\/\d+$/),
    ])
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

const tables = `app_user ad ad_draft ad_report ad_revision dealer dealer_import dealer_member moderation_case moderation_log reply reply_message saved_ad saved_search`

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables.split(' ')) counts[table] = (await db<{ n: number }[]>`select count(*)::int as n from ${db(table)}`)[0]?.n ?? 0
  return counts
}
