import { describe, expect, test } from 'vitest'
import type { AnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import { readAnswers } from '@/lib/accounts/selling/drafts/read-answers.server'
import { readSentence } from '@/lib/market/search/sentence/read-sentence.server'
import { readMileage } from '@/lib/market/stock-import/cells/amount'
import { readMonth } from '@/lib/market/stock-import/cells/month'
import { readPrice } from '@/lib/market/stock-import/cells/price-text'
import { placeOf } from '@/lib/market/stock-import/rows/place-of-row.server'
import { rowOf } from '@/lib/market/stock-import/rows/test-row'

/**
 * What people type in the form, the import (a vehicle by the partner API is a file of one row) and the search sentence: each reads the
 * same, or asks.
 */
const now = new Date('2026-11-21T12:00:00Z')
const asks = 'asks'

const inForm = (step: AnsweredStep, name: string, text: string) => readAnswers('auto', step, { [name]: text }, now).values
const inSentence = (text: string) => readSentence(text, { list: null, thisYear: 2026 }).query
const valueOf = <Value>(reading: { value: Value } | { fault: string } | null) => (reading && 'value' in reading ? reading.value : undefined)

// biome-ignore format: a table
const prices: readonly (readonly [string, number])[] = [
  ['9.900,00', 9_900], ['€ 9.900', 9_900], ['9900 euro', 9_900], ['9.900 €', 9_900], ['9900,-', 9_900], ['9.900,--', 9_900], ['9’900', 9_900], ["9'900", 9_900],
  ['9,900', 9_900], ['9900.00', 9_900], ['EUR 9900', 9_900], ['€9900', 9_900], ['€. 9.900', 9_900], ['9,9 mila', 9_900], ['9.9k', 9_900], ['45mila', 45_000],
  ['45k', 45_000], ['45 k', 45_000], ['12mila500', 12_500], ['12 mila e 500', 12_500], ['dodicimila', 12_000], ['dodicimila e cinquecento', 12_500],
  ['10 mila €', 10_000], ['mille', 1_000], ['1.250.000', 1_250_000],
]
// biome-ignore format: a table
const distances: readonly (readonly [string, number])[] = [
  ['45.000 km', 45_000], ['45mila km', 45_000], ['45 mila km', 45_000], ['45 000 km', 45_000], ['45,000 km', 45_000], ['45k km', 45_000], ['km 45.000', 45_000],
  ['Km. 45000', 45_000], ['45.000 Km certificati', 45_000], ['45.000 km reali', 45_000], ['45.000 chilometri', 45_000], ['45.000km', 45_000],
  ['quarantacinquemila km', 45_000], ['centomila km', 100_000],
]
// biome-ignore format: a table
const months: readonly string[] = [
  '15/03/2019', '3/19', '03/19', 'marzo 2019', '2019-03', '03/2019', '3-2019', '03.2019', '2019/03', '2019-03-15', '15-03-2019', '15.03.2019', '03 2019', 'mar 2019',
  'mar-19', 'Marzo 19', '15 marzo 2019', 'marzo ’19', '1° marzo 2019',
]

describe('amounts', () => {
  test.each(prices)('«%s» is a price of %d € everywhere', (text, euro) => {
    expect(inForm('prezzo', 'prezzo', text)).toMatchObject({ priceCents: euro * 100 })
    expect(valueOf(readPrice(text))).toMatchObject({ cents: euro * 100 })
    expect(inSentence(`auto max ${text}`).filters).toEqual({ prezzo_a: [String(euro)] })
  })

  test.each(['9.9', '9,90', '9.90.0', 'circa nove', '9.900 12.000', '$ 9900'])('«%s» is asked about, never guessed', (text) => {
    expect(inForm('prezzo', 'prezzo', text)).toEqual({})
    expect(valueOf(readPrice(text))).toBeUndefined()
  })

  test.each(distances)('«%s» is %d km everywhere', (text, km) => {
    expect(inForm('veicolo', 'km', text)).toMatchObject({ mileageKm: km })
    expect(valueOf(readMileage(text))).toMatchObject({ km })
    expect(inSentence(`auto max ${text}`).filters).toEqual({ km_a: [String(km)] })
  })

  test.each(['45.5', '45.000 50.000', 'oltre 45.000'])('«%s» is no distance anywhere', (text) => {
    expect(inForm('veicolo', 'km', text)).toEqual({})
    expect(valueOf(readMileage(text))).toBeUndefined()
  })
})

describe('months', () => {
  test.each(months)('«%s» is March 2019 everywhere', (text) => {
    expect(inForm('veicolo', 'immatricolazione', text)).toMatchObject({ firstRegistration: new Date('2019-03-01') })
    expect(valueOf(readMonth(text, now))).toEqual({ year: 2019, month: 3 })
    expect(inSentence(`auto da ${text}`).filters).toEqual({ anno_da: ['2019-03'] })
  })

  test.each(['13/2019', '00/2019', 'prima del 2019', '3/2030'])('«%s» is no month anywhere', (text) => {
    expect(inForm('veicolo', 'immatricolazione', text)).toEqual({})
    expect(valueOf(readMonth(text, now))).toBeUndefined()
    expect(JSON.stringify(inSentence(`auto da ${text}`).filters)).not.toMatch(/-\d\d/)
  })
})

describe('places', () => {
  const places = (text: string) => {
    const row = placeOf(rowOf({ place: text }), null)
    const sentence = readSentence(`auto a ${text}`, { list: null, thisYear: 2026 })
    const isOffered = sentence.notes.some(({ kind }) => kind === 'several')
    return {
      form: inForm('pubblica', 'comune', text).placeIstat ?? asks,
      import: row.place?.istat ?? asks,
      sentence: isOffered ? asks : (sentence.query.place?.istat ?? [...Object.values(sentence.query.filters)].flat().join(' ')),
    }
  }

  test.each([
    ['S. Benedetto del Tronto', '044066'],
    ['Sesto S. Giovanni', '015209'],
    ['Reggio E.', '035033'],
    ['Quartu S.Elena', '092051'],
    ['Iesi', '042021'],
    ['Lampedusa', '084020'],
    ['Cava dei Tirreni', '065037'],
    ['Bozen', '021008'],
    ['monza mb', '108033'],
    ['20900 Monza', '108033'],
    ['Castro (LE)', '075096'],
    ['San Teodoro SS', '090092'],
    ['Samone TN', '022165'],
    ['Peglio, PU', '041041'],
  ])('«%s» is %s everywhere', (text, istat) => {
    expect(places(text)).toEqual({ form: istat, import: istat, sentence: istat })
  })

  test.each(['Castro', 'San Teodoro', 'Samone', 'Livo', 'Peglio'])(
    '«%s», of which there are several, is chosen nowhere without a word',
    (text) => {
      expect(places(text)).toEqual({ form: asks, import: asks, sentence: asks })
    },
  )

  test.each([
    ['Salento', 'br le ta'],
    ['FVG', 'friuli-venezia-giulia'],
    ['Südtirol', 'bz'],
    ['Romagna', 'emilia-romagna'],
  ])('«%s» is an area: a search takes it, a vehicle needs a comune', (text, area) => {
    expect(places(text)).toEqual({ form: asks, import: asks, sentence: area })
  })
})
