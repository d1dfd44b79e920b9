// reads: lib/market/search/sentence/sentences.tsv
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { readSearch } from '@/lib/market/search/query/read-search'
import { searchHref } from '@/lib/market/search/query/search-href'
import { readSentence } from './read-sentence.server'
import { maxSentenceLength } from './tokens'

const thisYear = 2026
const rows = readFileSync(join(import.meta.dirname, 'sentences.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [string, string, string] => {
    const [sentence = '', address = '', words = ''] = line.split('\t')
    return [sentence, address, words]
  })
/** Where a sentence is read again and again: all in the long run, every fourth before a commit. */
const someRows = rows.filter((_, index) => index % Math.round(1 / inject('shareOfRuns')) === 0)

function read(sentence: string) {
  const { query, words } = readSentence(sentence, { list: null, thisYear })
  return { address: searchHref(query), words: words.join(' ') }
}

test('the table holds at least 300 sentences, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(300)
  expect(new Set(rows.map(([sentence]) => sentence)).size).toBe(rows.length)
})

test.each(rows)('«%s» is read as %s', (sentence, address, words) => {
  expect(read(sentence)).toEqual({ address, words })
})

test('every address of the table is canonical and says the same search', () => {
  for (const [sentence, address] of someRows) {
    const { query } = readSentence(sentence, { list: null, thisYear })
    const url = new URL(address, 'http://ingrana.invalid')
    const segments = url.pathname.slice(listPageOf(query.list).path.length).split('/').filter(Boolean)
    expect(readSearch({ list: query.list, segments, params: url.searchParams }, lookups)).toEqual({ query, redirect: null })
  }
})

describe('whatever is typed', () => {
  test('capitals, blanks and accents change nothing', () => {
    for (const [sentence] of someRows.filter(([text]) => !/[A-Z]{2}\b/.test(text))) {
      const { address } = read(sentence)
      expect(read(`  ${sentence.replaceAll(' ', '   ')} `).address).toBe(address)
      expect(read(sentence.normalize('NFD')).address).toBe(address)
    }
  })

  test('nothing throws, and every reading has an address', () => {
    for (let seed = 1; seed <= 500; seed += 1) expect(read(randomText(seed)).address).toMatch(/^\//)
  })

  test('what is too long is cut: a hundred thousand characters read like the first ones', () => {
    const long = 'panda diesel rossa non bianca tra 5 e 10mila vicino a Pisa '.repeat(1_700)
    expect(read(long)).toEqual(read(long.slice(0, maxSentenceLength)))
  })

  test.each([
    ['words that nobody knows', 'xqzjk '.repeat(17_000)],
    ['digits', '1'.repeat(100_000)],
    ['letters', 'a '.repeat(50_000)],
    ['limits', 'da 5 a '.repeat(15_000)],
    ['pictures', '🚗'.repeat(50_000)],
  ])('a hundred thousand characters take less than 150 ms of processor time: %s', (_, text) => {
    const times = Array.from({ length: 5 }, () => {
      const started = process.cpuUsage()
      read(text)
      return process.cpuUsage(started).user / 1_000
    })
    expect(Math.min(...times)).toBeLessThan(150)
  })
})

describe('what is typed on a list', () => {
  const readOn = (list: 'usate' | 'moto-e-scooter', sentence: string) => searchHref(readSentence(sentence, { list, thisYear }).query)

  test('stays on this list unless it names another one', () => {
    expect(readOn('usate', 'panda diesel')).toBe('/usate/fiat/panda?carburante=diesel')
    expect(readOn('usate', 'panda nuova')).toBe('/nuove/fiat/panda')
    expect(readOn('moto-e-scooter', 'honda')).toBe('/moto-e-scooter/annunci/honda')
    expect(readOn('moto-e-scooter', 'camper')).toBe('/caravan-e-camper/annunci')
  })
})

test('on the list a sentence leads to it is read the same again: its address redirects once', () => {
  for (const list of listPageSlugs) {
    for (const [sentence] of someRows.filter((_, index) => index % listPageSlugs.length === listPageSlugs.indexOf(list))) {
      const { query } = readSentence(sentence, { list, thisYear })
      expect(readSentence(sentence, { list: query.list, thisYear }).query).toEqual(query)
    }
  }
})

describe('what could mean something else is said', () => {
  const notesOf = (sentence: string) => readSentence(sentence, { list: null, thisYear }).notes

  test('a model that several makes have', () => {
    const [note] = notesOf('500 diesel')
    expect(note).toMatchObject({ kind: 'several', words: '500', read: 'Fiat 500' })
    expect(note?.kind === 'several' ? note.others : []).toContainEqual({
      label: 'Abarth 500',
      address: '/annunci/abarth/500?carburante=diesel',
    })
  })

  test('two values that no vehicle has both; neither is applied', () => {
    expect(notesOf('golf elettrica diesel')).toEqual([{ kind: 'contradiction', words: 'elettrica diesel', filter: 'Carburante' }])
  })

  test('a value that is wanted and unwanted; it is not applied', () => {
    expect(notesOf('panda diesel no diesel')).toEqual([{ kind: 'contradiction', words: 'diesel no diesel', filter: 'Carburante' }])
    expect(read('panda diesel no diesel').address).toBe('/annunci/fiat/panda')
  })

  test('a lower limit above the upper one; neither is applied', () => {
    expect(notesOf('panda sopra i 10000 euro sotto i 5000 euro')).toEqual([
      { kind: 'contradiction', words: 'sopra i 10000 euro sotto i 5000 euro', filter: 'Prezzo' },
    ])
    expect(read('panda sopra i 10000 euro sotto i 5000 euro').address).toBe('/annunci/fiat/panda')
    expect(notesOf('auto dopo il 2020 e prima del 2015')).toMatchObject([{ kind: 'contradiction', filter: 'Anno di immatricolazione' }])
  })

  test.each([
    ['golf sotto 100.000', 'Fino a 100.000 €', ['/annunci/volkswagen/golf?km_a=100000']],
    ['golf con meno di 100mila', 'Fino a 100.000 km', ['/annunci/volkswagen/golf?prezzo_a=100000']],
    ['golf 1600', 'Fino a 1.600 €', ['/annunci/volkswagen/golf?cilindrata_a=1600&cilindrata_da=1440']],
    ['golf 1600 benzina', 'Da 1.440 cm³, Fino a 1.600 cm³', ['/annunci/volkswagen/golf?carburante=benzina&prezzo_a=1600']],
    [
      'golf 2000',
      'Immatricolazione dal 2000, Immatricolazione fino al 2000',
      ['/annunci/volkswagen/golf?cilindrata_a=2000&cilindrata_da=1800', '/annunci/volkswagen/golf?prezzo_a=2000'],
    ],
    ['auto da 3000 euro', 'Fino a 3.000 €', ['/annunci?prezzo_da=3000']],
    ['auto da 80.000 km', 'Fino a 80.000 km', ['/annunci?km_da=80000']],
    ['prezzo da 3000 euro', 'Da 3.000 €', ['/annunci?prezzo_a=3000']],
    ['moto da 600', 'Da 540 cm³, Fino a 600 cm³', ['/moto-e-scooter/annunci?prezzo_a=600']],
    ['auto sotto i 2000', 'Fino a 2.000 €', ['/annunci?anno_a=2000']],
    ['renault 4', 'Renault Renault 4 E-Tech', ['/annunci/renault/r4']],
  ])('an amount or a number in «%s»: read as %s', (sentence, read, addresses) => {
    expect(notesOf(sentence)).toMatchObject([{ kind: 'several', read, others: addresses.map((address) => ({ address })) }])
  })

  test('a place that nobody knows: «vicino a me»; a distance from there is no mileage', () => {
    expect(notesOf('panda vicino a me entro 30 km')).toEqual([{ kind: 'nowhere', words: 'vicino a me' }])
    expect(notesOf('panda a 20 km da casa mia')).toEqual([{ kind: 'nowhere', words: 'da casa mia' }])
    expect(notesOf('panda vicino a me a Pavia')).toEqual([])
  })

  test.each([
    'golf sotto i 10000',
    'golf sotto 100.000 km',
    'golf 100.000 euro',
    'golf 10.000 euro max 100.000',
    'auto da 3000 euro in su',
  ])('nothing of an amount in «%s»', (sentence) => expect(notesOf(sentence)).toEqual([]))

  test('a slip that was put right', () => {
    expect(notesOf('toyta yaris')).toEqual([{ kind: 'corrected', typed: 'toyta', read: 'toyota' }])
  })

  test('nothing, where there is one reading', () => {
    expect(notesOf('fiat panda diesel')).toEqual([])
  })
})

describe('real words are never taken for makes, models or places', () => {
  test.each(['corso', 'punta', 'gola', 'palo', 'stile', 'linee', 'festa', 'tempo', 'sereno', 'modello', 'portare', 'marchi', 'bollo auto'])(
    '«%s»',
    (word) => {
      const { query } = readSentence(word, { list: null, thisYear })
      expect(query.vehicles).toEqual([])
      expect(query.place).toBeNull()
    },
  )
})

/** Words, numbers, signs and letters of other scripts, the same for the same seed. */
function randomText(seed: number): string {
  const pieces = [
    'panda',
    'da',
    'a',
    'non',
    '5',
    '10mila',
    'km',
    '€',
    '(',
    '-',
    '2018',
    'è',
    'ß',
    '漢',
    '\u0000',
    '🚗',
    'tra',
    'e',
    'max',
    'Pisa',
    '20121',
    '0',
    '1e9',
    'İ',
    '﷽',
    'moto',
    'senza',
    "'",
    '%',
    'k',
    'ﬁ',
  ]
  let state = seed
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  return Array.from({ length: next(20) }, () => pieces[next(pieces.length)]).join(next(2) === 0 ? ' ' : '')
}
