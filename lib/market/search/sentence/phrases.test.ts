import { expect, test } from 'vitest'
import { formsOf, phraseKey, phrasesOf } from './phrases'

test('A row of the table of phrases gives all its forms, each without blanks and accents', () => {
  expect(formsOf('bianc(o|a|hi|he), color latte')).toEqual(['bianco', 'bianca', 'bianchi', 'bianche', 'colorlatte'])
  expect(formsOf('ner(o|a) lucid(o|a)')).toEqual(['nerolucido', 'nerolucida', 'neralucido', 'neralucida'])
  expect(formsOf(' , città')).toEqual(['citta'])
  expect(phraseKey('Città «#1»')).toBe('citta#1')
})

test('«integrale» is a motorhome on the list of campers, and a drive on that of cars', () => {
  expect(phrasesOf('caravan-e-camper').get('integrale')?.param).toBe('tipo')
  expect(phrasesOf('annunci').get('integrale')?.param).toBe('trazione')
})

test('labels that are ordinary words, numbers or single letters say nothing by themselves', () => {
  for (const list of ['annunci', 'moto-e-scooter', 'veicoli-commerciali'] as const)
    for (const key of phrasesOf(list).keys()) expect(key, `${key} on ${list}`).toMatch(/\D/)
  expect(['altro', 'tipo', 'comfort', 'a', 'b'].map((key) => phrasesOf('annunci').has(key))).toEqual([false, false, false, false, false])
})

test('a value says something only on a list that knows it', () => {
  expect(phrasesOf('moto-e-scooter').get('naked')?.values).toEqual(['naked'])
  expect(phrasesOf('annunci').has('naked')).toBe(false)
})
