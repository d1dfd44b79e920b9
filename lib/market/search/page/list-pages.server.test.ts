import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { offerTypes } from '@/lib/market/catalogue/vocabulary'
import { findAdIds, readGiven } from '@/lib/market/search/engine/test-comparison'

test.each([
  { list: 'usate', path: '/usate', kinds: ['aziendale', 'dimostrativo', 'usato'] },
  { list: 'km0', path: '/km0', kinds: ['km0'] },
  { list: 'nuove', path: '/nuove', kinds: ['nuovo'] },
  { list: 'noleggio_lungo_termine', path: '/noleggio_lungo_termine', kinds: ['noleggio'] },
  { list: 'auto_d_epoca', path: '/auto_d_epoca', kinds: ['epoca'] },
  { list: 'annunci', path: '/annunci', kinds: Object.keys(offerTypes).sort() },
] as const)('$path lists cars of the kind $kinds, every one of them and nothing else', ({ list, kinds }) =>
  withRollback(async (db) => {
    for (const category of ['auto', 'moto-e-scooter'])
      for (const offer of Object.keys(offerTypes))
        await db`insert into ad (category, status, offer_type, make, version, published_at) values (${category}, 'published', ${offer}, 'honda', 'solaprova', now())`
    const ids = await findAdIds(db, readGiven(list, { versione: ['solaprova'] }), 50)
    const listed = await db<
      { category: string; offerType: string }[]
    >`select category, offer_type from ad where id = any(${ids}) order by offer_type`
    expect(listed).toEqual(kinds.map((offerType) => ({ category: 'auto', offerType })))
  })(),
)
