import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { listFeed } from './list-feed.server'

const panda = { make: 'fiat', model: 'panda', version: '1.2 Easy', fuel: 'gpl' } as const

test(
  'the feed of a list has its newest ads, the newest first, whatever order and page its address names',
  withRollback(async (db) => {
    await db`delete from ad`
    const day = (number: number) => new Date(Date.UTC(2026, 10, number))
    const older = await addTestAd(db, { ...panda, priceCents: 990_000, publishedAt: day(1) })
    const newer = await addTestAd(db, { ...panda, publishedAt: day(2) })
    await addTestAd(db, { ...panda, fuel: 'diesel', publishedAt: day(3) })
    await addTestAd(db, { ...panda, status: 'paused', publishedAt: day(3) })
    const query = findSearch('/usate/fiat?carburante=gpl&ordina=km&pagina=7')
    if (!query) throw new Error('no such list')
    const feed = await listFeed(db, query, 'https://ingrana.example')
    expect(feed.link).toBe('https://ingrana.example/usate/fiat?carburante=gpl')
    expect(feed.self).toBe('https://ingrana.example/feed/usate/fiat?carburante=gpl')
    expect(feed.items.map(({ id, publishedAt }) => [id, publishedAt])).toEqual([
      [newer, day(2)],
      [older, day(1)],
    ])
    expect(feed.items.map(({ title }) => title.replace(/\s/g, ' '))).toEqual([
      'Fiat Panda 1.2 Easy, prezzo su richiesta',
      'Fiat Panda 1.2 Easy, 9.900 €',
    ])
    for (let ad = 0; ad < 60; ad++) await addTestAd(db, { ...panda, publishedAt: day(4) })
    expect((await listFeed(db, query, 'https://ingrana.example')).items).toHaveLength(50)
  }),
)
