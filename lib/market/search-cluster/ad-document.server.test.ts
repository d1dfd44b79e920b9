import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { type AdSink, refreshAds } from '@/lib/market/search-index/fill-index.server'
import { type AdDocument, clusterLayout, documentOf, fieldOf } from './ad-document.server'

test(
  'The document of an ad has the declared facts and the stems of its words, and no other field',
  withRollback(async (db) => {
    const layout = clusterLayout()
    const documents: AdDocument[] = []
    const sink: AdSink = {
      layout,
      put: (line) => {
        const document = documentOf(layout, line)
        documents.push(document)
        return document.id
      },
      remove: () => {},
    }
    const values = {
      make: 'fiat',
      model: 'panda',
      priceCents: 1_250_000,
      description: 'Tagliandi certificati, gomme nuove',
      publishedAt: new Date(),
    }
    const id = await addTestAd(db, { ...values, doors: null })
    await refreshAds(db, sink, [id, await addTestAd(db, { ...values, doors: 5 })])
    const [document, other] = documents.toSorted((one, another) => one.id - another.id)
    const price = fieldOf('number', 'priceCents')
    expect(document).toMatchObject({ id, category: 'auto', make: 'fiat', makeAndModel: 'fiat:panda', [price]: 1_250_000 })
    expect(document?.[fieldOf('stems', 'adText')]).toContain('gomm nuov')
    const hasDoors = (ad: AdDocument | undefined) => Object.keys(ad ?? {}).some((field) => field.endsWith('.doors'))
    expect([hasDoors(document), hasDoors(other)]).toEqual([false, true])
  }),
)
