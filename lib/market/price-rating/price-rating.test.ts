import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { randomNumbers } from '@/lib/market/price-rating/model/test-models/test-cars'
import { labelOf, ratePrice, type Verdict } from './price-rating'
import { differenceWords, whyText, zonesOf } from './price-words'

test.each<{ asked: number; low: number; verdict: Verdict; why: string }>([
  { asked: 8_800, low: 8_900, verdict: 'great', why: '12 % below, and below all but one in ten' },
  { asked: 8_801, low: 8_900, verdict: 'good', why: 'a euro less than 12 % below' },
  { asked: 8_700, low: 8_600, verdict: 'good', why: '13 % below, where one in ten lies at 14 %' },
  { asked: 8_600, low: 8_600, verdict: 'great', why: 'where one in ten lies' },
  { asked: 9_300, low: 8_600, verdict: 'good', why: 'half of the way to the low end' },
  { asked: 9_301, low: 8_600, verdict: 'fair', why: 'less than half of the way' },
  { asked: 9_500, low: 9_300, verdict: 'good', why: '5 % below, in a narrow band' },
  { asked: 9_501, low: 9_300, verdict: 'fair', why: 'less than 5 % below, however narrow the band' },
  { asked: 10_000, low: 9_000, verdict: 'fair', why: 'the estimate itself' },
  { asked: 20_000, low: 9_000, verdict: 'fair', why: 'far above' },
  { asked: 7_000, low: 8_600, verdict: 'great', why: 'exactly 30 % below' },
  { asked: 6_999, low: 8_600, verdict: 'doubtful', why: 'more than 30 % below' },
  { asked: 7_999, low: 9_500, verdict: 'doubtful', why: 'more than 20 % below, four times the way to the low end' },
  { asked: 8_000, low: 9_500, verdict: 'great', why: 'exactly 20 % below' },
  { asked: 7_200, low: 6_500, verdict: 'good', why: 'in a band so wide that nothing is great' },
])('$asked against an estimate of 10,000 with one in ten below $low is $verdict: $why', ({ asked, low, verdict }) => {
  expect(ratePrice(asked * 100, { estimateEuro: 10_000, lowEuro: low })).toBe(verdict)
})

test('SQL and the rule give every price the same verdict', async () => {
  const random = randomNumbers(5)
  const cases = Array.from({ length: 3_000 }, () => {
    const estimate = 300 + Math.floor(random() * random() * 200_000)
    return {
      estimate,
      low: Math.round(estimate * (0.6 + random() * 0.39)),
      cents: Math.max(100, Math.round(estimate * (60 + random() * 50))),
    }
  })
  const column = (name: 'estimate' | 'low' | 'cents') => cases.map((one) => one[name])
  const rows = await getDb()<{ verdict: Verdict }[]>`
    select price_verdict(given.cents, given.estimate, given.low) as verdict
    from unnest(${column('cents')}::int[], ${column('estimate')}::int[], ${column('low')}::int[]) with ordinality as given (cents, estimate, low, place) order by place`
  const verdicts = cases.map(({ estimate, low, cents }) => ratePrice(cents, { estimateEuro: estimate, lowEuro: low }))
  expect(rows.map(({ verdict }) => verdict)).toEqual(verdicts)
  expect(new Set(verdicts)).toEqual(new Set(['great', 'good', 'fair', 'doubtful']))
})

test('only great and good prices have a label', () => {
  expect((['great', 'good', 'fair', 'doubtful', 'unrated'] as const).map(labelOf)).toEqual([1, 2, null, null, null])
})

test.each([
  { asked: 24_900, estimate: 26_750, euro: '1.850 € sotto la stima', percent: '−7%' },
  { asked: 28_170, estimate: 26_750, euro: '1.420 € sopra la stima', percent: '+5%' },
  { asked: 100.99, estimate: 100, euro: 'Uguale alla stima', percent: '0%' },
  { asked: 101, estimate: 100, euro: '1 € sopra la stima', percent: '+1%' },
  { asked: 99, estimate: 100, euro: '1 € sotto la stima', percent: '−1%' },
  { asked: 26_750, estimate: 26_750, euro: 'Uguale alla stima', percent: '0%' },
])('$asked with an estimate of $estimate: «$euro ($percent)»', ({ asked, estimate, euro, percent }) => {
  const words = differenceWords(asked * 100, estimate)
  expect([words.euro, words.percent].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([euro, percent])
})

test('a reason is a sentence, and a question stays one', () => {
  expect([whyText('mancano i chilometri'), whyText('500 kW: quale dato è sbagliato?')]).toEqual([
    'Mancano i chilometri.',
    '500 kW: quale dato è sbagliato?',
  ])
})

test('the zones of a scale follow one another without a gap, and those outside it are left out', () => {
  const band = { estimateEuro: 10_000, lowEuro: 9_000, highEuro: 11_000 }
  expect(zonesOf(band, 6_000, 12_000)).toEqual([
    { name: 'Da verificare', from: 6_000, to: 7_000 },
    { name: 'Ottimo', from: 7_000, to: 8_800 },
    { name: 'Buono', from: 8_800, to: 9_500 },
    { name: 'Nella media', from: 9_500, to: 10_500 },
    { name: 'Sopra la media', from: 10_500, to: 12_000 },
  ])
  expect(zonesOf(band, 8_900, 10_400).map(({ name }) => name)).toEqual(['Buono', 'Nella media'])
})
