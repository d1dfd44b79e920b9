import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { findPlace } from '@/lib/market/places/places.server'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { searchAds } from '@/lib/market/search/engine/search-ads.server'
import { readQuery } from '@/lib/market/search/query/read-search'
import { buildMap } from './build-map.server'
import type { ResultMap } from './result-map'

const [pisa, pontedera, lucca, milan] = ['050026', '050029', '046017', '015146']

function panda(istat: string | undefined, euro: number): NewAd {
  const place = istat === undefined ? undefined : findPlace(istat)
  return {
    category: 'auto',
    status: 'published',
    offerType: 'usato',
    make: 'fiat',
    model: 'panda',
    priceCents: euro * 100,
    publishedAt: new Date('2026-01-01'),
    ...(place && {
      placeIstat: place.istat,
      provinceCode: place.provinceCode,
      region: place.region,
      latitude: place.latitude,
      longitude: place.longitude,
    }),
  }
}

async function mapAt(db: Db, params: string): Promise<ResultMap & { total: number }> {
  const query = readQuery({ list: 'usate', segments: [], params: new URLSearchParams(`${params}&vista=mappa`) }, lookups)
  if (!query) throw new Error('no such list')
  const results = await searchAds(db, query, ['provincia'])
  return { ...(await buildMap(db, query, results)), total: results.total }
}

function onMap({ circles, signs, unplaced }: ResultMap): number {
  return circles.reduce((sum, { count }) => sum + count, signs.length + unplaced)
}

test(
  'The map counts every result once, in its region, its province or its comune, or as without place',
  withRollback(async (db) => {
    await db`delete from ad`
    await copyAds(db, [
      panda(pisa, 9_000),
      panda(pisa, 8_000),
      panda(pontedera, 7_000),
      panda(lucca, 6_000),
      panda(milan, 5_000),
      panda(undefined, 4_000),
    ])
    const country = await mapAt(db, '')
    expect(country.circles.map(({ label, count }) => [label, count])).toEqual([
      ['Toscana', 4],
      ['Lombardia', 1],
    ])
    expect(country.parts.map(({ label, count }) => [label, count])).toEqual([
      ['Lucca', 1],
      ['Milano', 1],
      ['Pisa', 3],
    ])
    expect([country.unplaced, country.total]).toEqual([1, 6])

    const tuscany = await mapAt(db, 'regione=toscana')
    expect(tuscany.circles.map(({ label, count, href }) => [label, count, href])).toEqual([
      ['Pisa', 3, '/usate?provincia=pi&vista=mappa'],
      ['Lucca', 1, '/usate?provincia=lu&vista=mappa'],
    ])

    const province = await mapAt(db, 'provincia=pi')
    expect(province.circles.map(({ label, count }) => [label, count])).toEqual([['Pisa', 2]])
    expect(province.signs.map(({ price, label }) => [price, label])).toEqual([['7.000\u00A0€', 'Fiat Panda, 7.000\u00A0€, Pontedera']])
    const around = await mapAt(db, `dove=${pisa}`)
    for (const map of [country, tuscany, province, around]) expect(onMap(map), map.name).toBe(map.total)
  }),
)

test(
  'a circle leads to a nearer map, and from the nearest one to the list; a map of nothing is empty',
  withRollback(async (db) => {
    await db`delete from ad`
    expect(await mapAt(db, '')).toMatchObject({ circles: [], signs: [], parts: [], unplaced: 0 })
    await copyAds(db, [panda(milan, 9_000), panda(milan, 8_000)])
    const [far] = (await mapAt(db, 'provincia=mi')).circles
    expect(far?.href).toBe('/usate?dove=015146&provincia=mi&raggio=5&vista=mappa')
    const [near] = (await mapAt(db, 'dove=015146&provincia=mi&raggio=5')).circles
    expect(near).toMatchObject({ href: '/usate?dove=015146&provincia=mi&raggio=5', isList: true })
  }),
)
