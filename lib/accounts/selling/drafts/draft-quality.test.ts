import { expect, test } from 'vitest'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { type Answers, fieldsOf } from './draft-fields'
import { draftQuality } from './draft-quality'

const words = (length: number) =>
  'Sempre in garage. '
    .repeat(30)
    .slice(0, length - 1)
    .concat('.')

/** Answers with everything a buyer looks for. */
function everything(category: Category): Answers {
  const named = (['veicolo', 'stato'] as const).flatMap((step) => fieldsOf(category, step)).map(({ name }) => [name, 'sì'] as const)
  return { ...Object.fromEntries(named), descrizione: words(400) }
}

const quality = (answers: Answers, photos: number, category: Category = 'auto') => draftQuality(category, answers, photos)
const pointsOf = (name: string, answers: Answers, photos = 0, category: Category = 'auto') =>
  quality(answers, photos, category).parts.find((part) => part.name === name)?.points
const without = (...names: string[]): Answers =>
  Object.fromEntries(Object.entries(everything('auto')).filter(([name]) => !names.some((one) => name.startsWith(one))))

test.each(categorySlugs)('an ad of %s that says everything has all hundred points, in four parts, and nothing is missing', (category) => {
  const { points, parts, missing } = quality(everything(category), 12, category)
  expect(parts.map(({ most }) => most)).toEqual([40, 30, 20, 10])
  expect(parts.map((part) => part.points)).toEqual([40, 30, 20, 10])
  expect([points, missing]).toEqual([100, []])
})

test('an empty draft has no points; photographs would bring the most, and five things at most are named', () => {
  const { points, missing } = quality({}, 0)
  expect(points).toBe(0)
  expect(missing).toHaveLength(5)
  expect(missing.slice(0, 2)).toEqual([
    { text: 'Altre 12 foto', points: 40, step: 'foto', field: null },
    { text: 'Altri 400 caratteri di testo', points: 20, step: 'testo', field: 'descrizione' },
  ])
  expect(missing.map((one) => one.points)).toEqual(missing.map((one) => one.points).toSorted((a, b) => b - a))
})

test.each([
  { photos: 3, points: 10, text: 'Altre 9 foto' },
  { photos: 10, points: 33, text: 'Altre 2 foto' },
  { photos: 11, points: 37, text: 'Un’altra foto' },
  { photos: 12, points: 40, text: undefined },
  { photos: 30, points: 40, text: undefined },
])('$photos of twelve photographs: $points of forty points, still missing: $text', ({ photos, points, text }) => {
  const { parts, missing } = quality(everything('auto'), photos)
  expect(parts[0]?.points).toBe(points)
  expect(missing.map((one) => [one.text, one.points])).toEqual(text === undefined ? [] : [[text, 40 - points]])
})

test.each([
  { length: 100, points: 5, text: 'Altri 300 caratteri di testo' },
  { length: 399, points: 20, text: undefined },
  { length: 400, points: 20, text: undefined },
  { length: 380, points: 19, text: 'Altri 20 caratteri di testo' },
])('a description of $length signs has $points of twenty points, still missing: $text', ({ length, points, text }) => {
  const { parts, missing } = quality({ ...everything('auto'), descrizione: `  ${words(length)}  ` }, 12)
  expect(parts[2]?.points).toBe(points)
  expect(missing.map((one) => one.text)).toEqual(text === undefined ? [] : [text])
})

test('a description with a telephone number or in capitals has half of its points', () => {
  for (const spoilt of [`Tel. 333 1234567. ${words(400)}`, words(400).toUpperCase()]) {
    const { parts, missing } = quality({ ...everything('auto'), descrizione: spoilt }, 12)
    expect(parts[2]?.points).toBe(10)
    expect(missing).toEqual([{ text: 'Un testo senza contatti e maiuscole', points: 10, step: 'testo', field: 'descrizione' }])
  }
})

test('five items of equipment count as one fact, fewer a part of it; a motorbike needs none', () => {
  const items = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, number) => [`dotazione-${number}`, 'true']))
  const bare = without('dotazione-')
  const missing = (count: number) => quality({ ...bare, ...items(count) }, 12).missing
  expect([0, 5, 6].map((count) => pointsOf('Dati e dotazioni', { ...bare, ...items(count) }))).toEqual([28, 30, 30])
  expect(missing(0)).toEqual([{ text: 'Le dotazioni', points: 2, step: 'stato', field: null }])
  expect(missing(4)).toEqual([{ text: 'Le dotazioni', points: 1, step: 'stato', field: null }])
  expect(missing(5)).toEqual([])
  expect(quality(everything('moto-e-scooter'), 12, 'moto-e-scooter').missing).toEqual([])
})

test('every fact left out takes its share and is named with its page; a tick is no fact', () => {
  const { parts, missing } = quality(without('versione', 'colore', 'metallizzato'), 12)
  expect(parts[1]?.points).toBe(26)
  expect(missing).toEqual([
    { text: 'Versione', points: 2, step: 'veicolo', field: 'versione' },
    { text: 'Colore', points: 2, step: 'veicolo', field: 'colore' },
  ])
})

test('five answers about the history count two points each', () => {
  expect(pointsOf('Storia dichiarata', without('incidenti', 'tagliandi'))).toBe(6)
  expect(pointsOf('Storia dichiarata', without('non_fumatori', 'proprietari', 'revisione'))).toBe(4)
  expect(pointsOf('Storia dichiarata', without('marciante', 'importata', 'uso'))).toBe(10)
  expect(quality(without('revisione'), 12).missing).toEqual([
    { text: 'Revisione valida fino a', points: 2, step: 'stato', field: 'revisione' },
  ])
})

test('the points of a part are rounded to the nearest whole number', () => {
  expect(pointsOf('Dati e dotazioni', without('versione', 'colore', 'porte'))).toBe(25) // of 24.7
  expect(pointsOf('Dati e dotazioni', without('versione'))).toBe(28) // of 28.2
})

test('papers that a person has looked at count once there is an ad, two of them in full', () => {
  const points = (papers: number | null) => draftQuality('auto', {}, 0, papers).points
  expect([points(null), points(0)]).toEqual([0, 0])
  expect(points(1)).toBeGreaterThan(0)
  expect(points(2)).toBeGreaterThan(points(1))
  expect(points(3)).toBe(points(2))
})
