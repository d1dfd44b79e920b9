import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { type Contacted, saveContacts } from '@/lib/experimentation/experiment-results/intake/contacts.server'
import { cohortsOf } from '@/lib/experimentation/experiment-results/phases'
import { sidesOf } from '@/lib/experimentation/experiment-results/two-sides'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findContacts } from './find-contacts.server'
import { findResults } from './results-queries.server'

const shownAt = new Date('2026-03-01T10:00:00Z')
const later = new Date('2026-03-02T10:00:00Z')
const before = new Date('2026-02-28T10:00:00Z')

async function contact(
  db: Db,
  id: string,
  { visitor, seller, ad, at = later }: { visitor: number; seller: string; ad: string; at?: Date },
) {
  const eventUuid = randomUUID()
  await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at)
    values (${eventUuid}, 'contact_sent', sha256((${id} || ${visitor}::text)::bytea), ${at})`
  const contacted: Contacted = { eventUuid, seller, ad }
  await saveContacts(db, [contacted])
}

test(
  'contacts are counted by seller and by ad, from the exposure on, and a stranger is nobody’s',
  withRollback(async (db) => {
    const id = `c${randomUUID().slice(0, 8)}`
    await db`
      insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at)
      select ${id}, sha256((${id} || visitor)::bytea), case visitor % 2 when 1 then 'a' else 'b' end, ${shownAt} from generate_series(1, 4) as visitor`
    await contact(db, id, { visitor: 1, seller: 'dealer 1', ad: '11' })
    await contact(db, id, { visitor: 1, seller: 'dealer 1', ad: '12' })
    await contact(db, id, { visitor: 2, seller: 'dealer 1', ad: '11' })
    await contact(db, id, { visitor: 2, seller: 'person 2', ad: '21' })
    await contact(db, id, { visitor: 4, seller: 'person 2', ad: '21', at: before })
    await contact(db, id, { visitor: 9, seller: 'person 3', ad: '31' })
    const found = await findContacts(db, id)
    const figures = found.sellers.map(({ variationId, times, squares }) => `${variationId} ${times} ${squares}`).toSorted()
    expect(figures).toEqual(['a 2 4', 'b 1 1', 'b 1 1'])
    expect(found.visitors.map(({ variationId, squares }) => `${variationId} ${squares}`).toSorted()).toEqual(['a 4', 'b 4'])
    const variations = ['a', 'b'].map((key) => ({ id: key, key, share: 0.5 }))
    const cohorts = cohortsOf([], variations)
    const judgement = analyseResults(await findResults(db, id), variations, ['contact_sent'], { cohorts })
    expect(sidesOf(found, judgement, cohorts)).toMatchObject([
      { visitors: 2, contacts: 2, sellers: 1, ads: 2, topTenth: 1, difference: null },
      { visitors: 2, contacts: 2, sellers: 2, ads: 2, topTenth: 0.5, difference: null },
    ])
    expect(sidesOf({ sellers: [], visitors: [], ads: [] }, judgement, cohorts)).toBeNull()
  }),
)
