import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { articlePage } from './article-page.server'

const slug = 'leggere-i-prezzi-dell-usato' // its lists: Panda, then Yaris

test(
  'An address that is no article is not found',
  withRollback(async (db) => {
    for (const wrong of ['nulla', '', undefined, ['a'], '../articles.server', 'sitemap'])
      await expect(articlePage(db, wrong)).rejects.toThrow('notFound')
  }),
)

test(
  'An article shows figures of the day, and ads of the first of its lists that has some',
  withRollback(async (db) => {
    await db`delete from ad`
    const now = new Date('2026-12-31T23:30:00Z') // in Italy it is the new year
    const empty = await articlePage(db, slug, now)
    expect([empty.day, empty.related]).toEqual(['2027-01-01', null])
    expect(empty.lists.map(({ href }) => href)).toEqual(['/usate/fiat/panda', '/usate/toyota/yaris'])
    expect(empty.blocks.flatMap((block) => ('figure' in block ? block.figure.basis : []))).toEqual(
      Array.from({ length: 5 }, () => ({ ads: 0 })),
    )
    const yaris = await addTestAd(db, { make: 'toyota', model: 'yaris', priceCents: 900_000, publishedAt: now })
    const second = await articlePage(db, slug, now)
    expect(second.related).toMatchObject({ list: { href: '/usate/toyota/yaris' }, total: 1, cards: [{ id: yaris }] })
    for (let count = 0; count < 5; count++) await addTestAd(db, { priceCents: 900_000, publishedAt: now })
    const first = await articlePage(db, slug, now)
    expect(first.related).toMatchObject({ list: { label: 'Fiat Panda usate', href: '/usate/fiat/panda' }, total: 5 })
    expect(first.related?.cards).toHaveLength(4)
    expect(first.others.map((other) => other.slug)).not.toContain(slug)
  }),
)
