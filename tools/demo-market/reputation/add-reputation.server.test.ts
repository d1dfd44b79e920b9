import { expect, test } from 'vitest'
import { recordResponseTimes } from '@/lib/accounts/contact/leads/lead-reminders.server'
import { findReviewable } from '@/lib/accounts/reviews/write-review.server'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { findLogo } from '@/lib/market/photos/dealer-logo.server'
import { listPlaces } from '@/lib/market/places/places.server'
import { addDays } from '../calendar'
import { planDemoMarket } from '../demo-ad'
import { clearDemoMarket } from '../reset-demo-market.server'
import { addReputation, growReputation, introduceDealers } from './add-reputation.server'

const today = new Date()

const countRows = async (db: Db) =>
  await db`select (select count(*)::int from app_user) as users, (select count(*)::int from dealer_logo) as logos,
    (select count(*)::int from reply) as threads, (select count(*)::int from dealer_review) as reviews`

test(
  'demo dealers have logos, reviews by buyers who may, answers of their staff; a reset removes all',
  withRollback(async (db) => {
    await clearDemoMarket(db)
    const before = await countRows(db)
    const market = planDemoMarket({ seed: 7, today, dealers: 40, places: listPlaces() })
    const ids = await addDealers(db, await introduceDealers(db, market))
    await addReputation(db, market, ids)
    await recordResponseTimes(db)
    const [found] = await db<Record<string, number>[]>`
      select count(distinct dealer_id)::int as dealers, (count(*) filter (where state = 'waiting'))::int as waiting, count(answer)::int as answers,
        (count(*) filter (where answered_by in (select user_id from dealer_member where dealer_id = dealer_review.dealer_id)))::int as own_answers
      from dealer_review where dealer_id = any(${ids})`
    expect(found).toMatchObject({ dealers: 29, waiting: 1, ownAnswers: found?.['answers'] })
    expect(found?.['answers']).toBeGreaterThan(20)
    const [waiting] = await db<{ slug: string; user: User }[]>`
      select slug, to_jsonb(app_user) as user from dealer_review join dealer on dealer.id = dealer_id join app_user on app_user.id = user_id
      where state = 'waiting' and dealer_id = any(${ids})`
    expect(waiting && (await findReviewable(db, waiting.user, waiting.slug))?.refusal).toBeNull()
    expect(
      await db`select from reply where (select sender from reply_message where reply_id = reply.id order by id desc limit 1) = 'buyer'`,
    ).toEqual([])
    const [dealer] = await db<{ logoId: string; minutes: number }[]>`
      select logo_id, response_minutes as minutes from dealer where response_minutes is not null and id = any(${ids}) limit 1`
    expect(dealer && (await findLogo(db, dealer.logoId))?.isPublic).toBe(true)
    const [then] = await countRows(db)
    await growReputation(db, market, { from: today, to: addDays(today, 30) })
    const [later] = await countRows(db)
    expect(Number(later?.['reviews'])).toBeGreaterThan(Number(then?.['reviews']))
    await clearDemoMarket(db)
    expect(await countRows(db)).toEqual(before)
  }),
)
