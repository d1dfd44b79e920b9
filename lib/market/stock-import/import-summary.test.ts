import { expect, test } from 'vitest'
import { ImportTally } from './import-summary'

const none = { read: 0, inserted: 0, updated: 0, merged: 0, refused: 0, blank: 0, drafts: 0, questions: 0, withdrawn: 0 }
const plain = { isDraft: false, stated: [], questions: 0 }
const panda = { category: 'auto', status: 'published', offerType: 'usato', make: 'fiat', model: 'panda' } as const

test('an import of no rows counts none, and no field is filled', () => {
  const { fill, ...counts } = new ImportTally([]).summary
  expect(counts).toMatchObject(none)
  expect(new Set(Object.values(fill))).toEqual(new Set([0]))
})

test.each(['inserted', 'updated', 'merged'] as const)('a row that was %s counts once, with the fields it fills', (kind) => {
  const tally = new ImportTally([])
  tally.accept(kind, { ...panda, version: '' }, plain)
  expect(tally.summary).toMatchObject({ ...none, read: 1, [kind]: 1, fill: { model: 1, version: 0, price: 0 } })
})

test('a refused row is read, but no field of it counts', () => {
  const tally = new ImportTally([])
  tally.accept('inserted', panda, plain)
  tally.refuse('la marca non è nel catalogo')
  expect(tally.summary).toMatchObject({
    ...none,
    read: 2,
    inserted: 1,
    refused: 1,
    refusals: { 'la marca non è nel catalogo': 1 },
    fill: { model: 1 },
  })
})

test('a draft counts among the inserted, and what only the words of the seller say counts by fact', () => {
  const tally = new ImportTally(['Interno'])
  tally.accept('inserted', { ...panda, status: 'draft' }, { isDraft: true, stated: ['accident', 'running'], questions: 2 })
  tally.accept('updated', panda, { isDraft: false, stated: ['accident'], questions: 0 })
  expect(tally.summary).toMatchObject({
    inserted: 1,
    updated: 1,
    drafts: 1,
    questions: 2,
    stated: { accident: 2, running: 1 },
    unreadColumns: ['Interno'],
  })
})
