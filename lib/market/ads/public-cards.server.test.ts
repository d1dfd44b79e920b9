import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { AdStatus } from './ad'
import { listPublicCards } from './public-cards.server'
import { addTestAd } from './test-ad'

test(
  'cards by number are of public ads, also sold ones; drafts, held and long-gone ads look unknown',
  withRollback(async (db) => {
    const add = (status: AdStatus, daysAgo = 1) =>
      addTestAd(db, {
        category: 'auto',
        status,
        offerType: 'usato',
        make: 'fiat',
        model: 'panda',
        closedAt: status === 'published' ? null : new Date(Date.now() - daysAgo * 86_400_000),
      })
    const [sold, published] = [await add('sold'), await add('published')]
    const hidden: number[] = []
    for (const status of ['draft', 'in_review', 'paused', 'rejected', 'deleted'] as const) hidden.push(await add(status))
    const cards = await listPublicCards(db, [sold, ...hidden, await add('sold', 31), 999_999_999, published])
    expect(cards.map(({ id, status }) => [id, status])).toEqual([
      [sold, 'sold'],
      [published, 'published'],
    ])
    expect(await listPublicCards(db, [])).toEqual([])
  }),
)
