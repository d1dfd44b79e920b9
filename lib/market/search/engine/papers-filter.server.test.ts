import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findAdsToMatch } from './ads-to-match.server'
import { countSearch } from './count-search.server'

test(
  'a search for ads with papers finds those of which a person has found one right, and tells each index',
  withRollback(async (db) => {
    const ids = [
      await addTestAd(db, { model: 'multipla' }),
      await addTestAd(db, { model: 'multipla' }),
      await addTestAd(db, { model: 'multipla' }),
    ]
    const states = [null, 'waiting', 'accepted']
    for (const [at, id] of ids.entries())
      await db`
        insert into vehicle_record (ad_id, kind, happened_on, paper_id, paper_state)
        values (${id}, 'inspection', '2026-03-14', ${states[at] ? crypto.randomUUID() : null}, ${states[at] ?? null})`
    const count = async () => (await countSearch(db, new URLSearchParams('lista=annunci&marca=fiat&modello=multipla&documenti=si'))).count
    expect(await count()).toBe(1)
    expect((await findAdsToMatch(db, ids)).filter((ad) => ad.hasPapers).map(({ id }) => id)).toEqual([ids[2]])
    const changes = () => db`select from ad_change where ad_ids @> array[${ids[2] ?? 0}]::bigint[]`
    const before = (await changes()).length
    await db`update vehicle_record set paper_state = 'redo' where ad_id = ${ids[2] ?? 0}`
    expect((await changes()).length).toBe(before + 1)
    expect(await count()).toBe(0)
  }),
)
