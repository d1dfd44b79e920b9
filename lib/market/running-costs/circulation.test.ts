import { expect, test } from 'vitest'
import { circulationOf } from './circulation'
import { historicAnswer } from './historic-vehicle'

const day = '2026-11-22'
const of = (
  fuel: string | null,
  emissionClass: string | null,
  province: string | null = 'MI',
  category: 'auto' | 'moto-e-scooter' = 'auto',
) => circulationOf({ category, fuel, emissionClass }, province, day)

test.each([
  { fuel: 'diesel', emissionClass: 'euro5', province: 'MI', answer: 'limited' },
  { fuel: 'diesel', emissionClass: 'euro5b', province: 'MI', answer: 'limited' },
  { fuel: 'diesel', emissionClass: 'euro5', province: 'TO', answer: 'check' },
  { fuel: 'diesel', emissionClass: 'euro5', province: 'RM', answer: 'check' },
  { fuel: 'diesel', emissionClass: 'euro5', province: null, answer: 'check' },
  { fuel: 'diesel', emissionClass: 'euro6', province: 'MI', answer: 'none' },
  { fuel: 'diesel', emissionClass: 'euro4', province: 'MI', answer: 'check' },
  { fuel: 'diesel', emissionClass: null, province: 'MI', answer: 'unknown' },
  { fuel: null, emissionClass: 'euro5', province: 'MI', answer: 'unknown' },
  { fuel: 'ibrida-diesel', emissionClass: 'euro5', province: 'MI', answer: 'check' },
  { fuel: 'mild-hybrid', emissionClass: 'euro6d', province: 'MI', answer: 'none' },
  { fuel: 'benzina', emissionClass: 'euro3', province: 'MI', answer: 'none' },
  { fuel: 'elettrica', emissionClass: null, province: 'MI', answer: 'none' },
  { fuel: 'plug-in', emissionClass: 'euro6', province: 'MI', answer: 'none' },
])('$fuel $emissionClass for a buyer in $province: $answer', ({ fuel, emissionClass, province, answer }) => {
  expect(of(fuel, emissionClass, province)?.answer).toBe(answer)
})

test('a ban that our sources leave open is shown as open, with hours, fine and day of check', () => {
  const milan = of('diesel', 'euro5')
  const said = milan?.sentences.join(' ')
  for (const part of ['7:30', '19:30', '1 ottobre 2026', 'non sappiamo', 'Lombardia, è fra queste', 'da 163 a 679 €', 'Move-In'])
    expect(said).toContain(part)
  expect(milan?.checkedOn).toBe('2026-11-21')
  expect(of('diesel', 'euro5', 'RM')?.sentences.join(' ')).not.toContain('è fra queste')
})

test('motorbikes have no limit that we know of, and no vehicle is said to go everywhere', () => {
  expect(of('benzina', 'euro2', 'MI', 'moto-e-scooter')?.answer).toBe('none')
  expect(of('benzina', 'euro6', 'MI')?.sentences.join(' ')).toContain('Regioni e comuni possono avere limiti loro')
  expect(circulationOf({ category: 'auto', fuel: 'diesel', emissionClass: 'euro5' }, 'MI', '2025-09-30')).toBeNull()
})

const classic = { category: 'auto', firstRegistration: null, constructionYear: null, crsNoted: null } as const
const sentenceOf = (facts: Partial<Parameters<typeof historicAnswer>[0]>) => historicAnswer({ ...classic, ...facts }, day)?.sentence

test.each([
  { constructionYear: 2007, sentence: undefined },
  { constructionYear: 2006, sentence: 'che il venditore non ha indicato' },
  { constructionYear: 1997, sentence: 'che il venditore non ha indicato' },
  { constructionYear: 1996, sentence: 'Da 30 anni non paga il bollo: solo se circola, una tassa di circolazione fissa, da 28,40 a 30,00' },
])('a car of $constructionYear: $sentence', ({ constructionYear, sentence }) => {
  if (sentence === undefined) expect(sentenceOf({ constructionYear })).toBeUndefined()
  else expect(sentenceOf({ constructionYear })).toContain(sentence)
})

test('the tax of a historic vehicle is halved only with its certificate', () => {
  expect(sentenceOf({ constructionYear: 2000, crsNoted: true })).toMatch(/il bollo è la metà\.$/)
  expect(sentenceOf({ constructionYear: 2000, crsNoted: false })).toContain('dichiara che non c’è')
  expect(sentenceOf({ constructionYear: 1990, firstRegistration: '2010-01-01' })).toContain('Da 30 anni')
  expect(sentenceOf({ firstRegistration: '1995-06-01', category: 'moto-e-scooter' })).toContain('da 10,33 a 13,00')
  expect(sentenceOf({ firstRegistration: '1995-06-01', category: 'caravan-e-camper' })).toContain('decisa dalla regione')
  expect(sentenceOf({})).toBeUndefined()
})
