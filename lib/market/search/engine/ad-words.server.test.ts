import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { refreshAdWords } from './ad-words.server'
import { countAds, readGiven } from './test-comparison'

async function addAd(db: Db, version: string, description: string): Promise<void> {
  await addTestAd(db, { make: 'volkswagen', model: 'golf', version, description, publishedAt: new Date() })
}

const found = (db: Db, text: string) => countAds(db, readGiven('annunci', { testo: [text] }))

test.each([
  ['another ending', 'tendalini nuovi', 'tendalino nuovo'],
  ['without its accents', 'Novità: perché no', 'novita perche'],
  ['the make', 'x', 'volkswagen'],
  ['the make by a short name', 'x', 'vw'],
  ['the model', 'x', 'golf'],
  ['an engine by another name', 'motore multijet', 'mjt'],
  ['a body by another name', 'bella station wagon', 'sw'],
  ['one letter too many', 'portabici incluso', 'portabicci'],
  ['two letters exchanged', 'portabici incluso', 'potrabici'],
  ['one letter of four', 'tetto', 'teto'],
])('an ad is found by %s', (_, description, text) =>
  withRollback(async (db) => {
    await addAd(db, '', description)
    await refreshAdWords(db)
    expect(await found(db, text)).toBe(1)
  })(),
)

test.each([
  ['a word that is another word', 'tetto apribile', 'tenda'],
  ['one of its two words', 'portabici', 'portabici mongolfiera'],
  ['part of a word', 'portabici', 'porta'],
])('an ad is not found by %s', (_, description, text) =>
  withRollback(async (db) => {
    await addAd(db, '', description)
    await refreshAdWords(db)
    expect(await found(db, text)).toBe(0)
  })(),
)

test(
  'a word that some ad has is no slip for another',
  withRollback(async (db) => {
    await addAd(db, '', 'cerchi neri')
    await addAd(db, '', 'cerchi veri')
    await refreshAdWords(db)
    expect(await found(db, 'neri')).toBe(1)
  }),
)

test(
  'an ad is found by its own words as soon as it is published, before they are noted',
  withRollback(async (db) => {
    await addAd(db, '', 'portapacchi')
    await refreshAdWords(db)
    await addAd(db, '', 'portascii')
    expect(await found(db, 'portascii')).toBe(1)
  }),
)

test(
  'words that no published ad has any more are forgotten',
  withRollback(async (db) => {
    await addAd(db, '', 'mongolfiera')
    const before = await refreshAdWords(db)
    await db`update ad set status = 'sold' where description = 'mongolfiera'`
    expect(await refreshAdWords(db)).toBeLessThan(before)
    expect(await db`select from ad_word where word = 'mongolfiera'`).toHaveLength(0)
  }),
)

test.each(['&', "' & '", '\\', ':*', '!', '()', '1.2.3.4', 'a|b', '€€€'])('«%s» is looked for like any other text', (text) =>
  withRollback(async (db) => {
    const [row] = await db<{ query: string | null }[]>`select ad_query(${[text]}::text[])::text as query`
    expect(row?.query ?? '').not.toContain('!')
  })(),
)
