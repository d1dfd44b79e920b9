import { expect, test } from 'vitest'
import { choiceOf, differingAnswers, filledByVersion, withoutVersion, withVersion } from './chosen-version'

const version = (label: string, powerKw: number) => ({
  ...{ key: label, label, fuel: 'benzina', gearbox: 'manuale', ads: 5, nearness: 5, isFuelCertain: true },
  facts: { powerKw, displacementCc: 1_242, consumptionL100km: 5.2 },
})
const panda = { marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000' }

test('a version fills what is empty, and what the seller typed stays and is asked about', () => {
  const picked = withVersion({ ...panda, potenza: '55', carburante: 'benzina' }, version('1.2 Lounge', 51))
  expect(picked).toMatchObject({ ...panda, versione: '1.2 Lounge', cambio: 'manuale', cilindrata: '1.242', consumo: '5,2', potenza: '55' })
  expect(filledByVersion(picked).sort()).toEqual(['cambio', 'cilindrata', 'consumo', 'versione'])
  expect(differingAnswers(picked, version('1.2 Lounge', 51))).toEqual([{ name: 'potenza', typed: '55', ofVersion: '51' }])
})

test('a fuel that ads contradict is left to the seller', () => {
  const picked = withVersion(panda, { ...version('1.0 FireFly', 51), isFuelCertain: false })
  expect(picked).toMatchObject({ versione: '1.0 FireFly', potenza: '51' })
  expect(picked).not.toHaveProperty('carburante')
})

test('a second version replaces what the first one filled in, never what a person has corrected', () => {
  const first = { ...withVersion(panda, version('1.2 Lounge', 51)), cambio: 'automatico' }
  const second = withVersion(first, version('0.9 Turbo', 63))
  expect(second).toMatchObject({ versione: '0.9 Turbo', potenza: '63', cambio: 'automatico' })
  expect(withoutVersion(second)).toMatchObject({ versione: '', potenza: '', cambio: 'automatico', km: '45.000' })
})

test('a longer name of one’s own is no contradiction, and a broken choice is none', () => {
  expect(differingAnswers({ versione: '1.2 Lounge 69cv con tetto' }, version('1.2 Lounge', 51))).toEqual([])
  for (const scelta of ['', 'x', '{}', '{"key":1}', 'null']) expect(choiceOf({ scelta })).toBeNull()
})
