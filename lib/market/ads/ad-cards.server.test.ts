import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { getAdCards } from './ad-cards.server'
import { addTestAd } from './test-ad'

test(
  'Cards come in the requested order, each leads to the page of its ad, and missing ads are left out',
  withRollback(async (db) => {
    const [first, second, unnamed] = [
      await addTestAd(db, { version: '1.0 City Life' }),
      await addTestAd(db, { version: '' }),
      await addTestAd(db, { model: null, version: '' }),
    ]
    const cards = await getAdCards(db, [second, 999_999_999_999, unnamed, first])
    expect(cards.map(({ id, href }) => [id, href])).toEqual([
      [second, `/annuncio/fiat-panda-${second}`],
      [unnamed, `/annuncio/fiat-${unnamed}`],
      [first, `/annuncio/fiat-panda-1-0-city-life-${first}`],
    ])
    expect(await getAdCards(db, [])).toEqual([])
  }),
)
