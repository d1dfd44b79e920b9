import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findAdPage } from './ad-queries.server'
import { composeText, placeholders, unknownPlaceholders } from './composed-text'
import { addTestAd } from './test-ad'

test(
  'a text says the facts of an ad, and a sentence with a fact that is not known is left out',
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, { version: '1.2 Easy', mileageKm: 45_000, fuel: 'benzina' }))
    const read = (template: string) => page && composeText(template, page).replace(/\u00a0/g, ' ')
    const template = '{marca} {modello} {versione}, {km}. Cambio {cambio}! Alimentazione: {Carburante}.\nColore {colore}.\nVi aspettiamo.'
    expect(read(template)).toBe('Fiat Panda 1.2 Easy, 45.000 km. Alimentazione: benzina.\nVi aspettiamo.')
    expect(read('Colore {colore}. Vi aspettiamo.'), 'no fact, no text').toBe('')
    const all = Object.keys(placeholders).map((name) => `${name} {${name}}.`)
    expect(read(all.join(' ')), 'never the words for what is not known').not.toMatch(/non indicat|null|undefined|\{/i)
  }),
)

test('a placeholder that stands for nothing is named', () => {
  expect(unknownPlaceholders('{marca} { KM } {marka} {}')).toEqual(['marka', ''])
})
