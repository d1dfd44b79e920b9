import { expect, test } from 'vitest'
import { ImportTally, summaryText } from './import-summary'

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

test('every field that an ad fills counts, as a share of the accepted rows to a hundredth of a percent', () => {
  const tally = new ImportTally([])
  const full = {
    ...panda,
    version: '1.2 Easy',
    priceCents: 990_000,
    firstRegistration: new Date('2021-03-01'),
    mileageKm: 0,
    fuel: 'benzina',
    gearbox: 'manuale',
    powerKw: 51,
    displacementCc: 1_242,
    body: 'city-car',
    drive: 'anteriore',
    doors: 5,
    seats: 4,
    colour: 'bianco',
    emissionClass: 'euro6',
    owners: 0,
    placeIstat: '058091',
    dealerId: 1,
    description: 'Sana',
  } as const
  tally.accept('inserted', full, plain)
  expect(new Set(Object.values(tally.summary.fill))).toEqual(new Set([1]))
  tally.accept('merged', panda, plain)
  tally.accept('updated', panda, plain)
  expect(tally.summary.fill).toMatchObject({ model: 1, doors: 0.3333 })
  expect([tally.read, tally.merged]).toEqual([3, 1])
})

test('the person at the terminal reads the counts, what is to be done, and how full each field is', () => {
  const tally = new ImportTally(['Interno', 'Boh'])
  tally.accept('inserted', { ...panda, priceCents: 990_000 }, { isDraft: true, stated: [], questions: 1 })
  tally.accept('updated', panda, plain)
  tally.refuse('la marca non è nel catalogo')
  tally.blank = 1_234
  const lines = summaryText({ ...tally.summary, withdrawn: 1, withheld: 'ne mancano troppi' }, 2_340, false).split('\n')
  expect(lines.slice(0, 14)).toEqual([
    'Importazione terminata (2,3 s)',
    '  lette                      3',
    '  inserite                   1',
    '  aggiornate                 1',
    '  unite                      0',
    '  rifiutate                  1',
    '  3 = 1 + 1 + 0 + 1',
    '  bozze da completare         1',
    '  da chiarire                1',
    '  annunci ritirati           1',
    '  righe vuote            1.234',
    'Attenzione: ne mancano troppi',
    'Colonne non lette: Interno, Boh',
    'Campi compilati nelle righe accettate:',
  ])
  expect(lines).toContain('  modello             100,0 %')
  expect(lines).toContain('  prezzo               50,0 %')
  expect(lines).toHaveLength(14 + 19)
})

test('what there is none of has no line, and a trial says that it wrote nothing', () => {
  const lines = summaryText(new ImportTally([]).summary, 50, true).split('\n')
  expect(lines[0]).toBe('Prova di importazione: nel database non è stato scritto nulla (0,1 s)')
  expect(lines.slice(6, 8)).toEqual(['  0 = 0 + 0 + 0 + 0', 'Campi compilati nelle righe accettate:'])
})
