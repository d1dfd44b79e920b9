import { expect, test } from 'vitest'
import { caseInQueuePath, countQueue, type Filtered, filterQueue, queuePath, readQueueFilter, wholeQueue } from './queue-filter'

const held: Filtered & { id: number } = { id: 1, kind: 'nuovi', signals: ['scam-words', 'new-account'], isMine: false }
const reported: Filtered & { id: number } = { id: 2, kind: 'segnalati', signals: ['reported'], isMine: true }
const appeal: Filtered & { id: number } = { id: 3, kind: 'ricorsi', signals: ['scam-words'], isMine: false }
const queue = [held, reported, appeal]

test.each([
  { query: {}, ids: [1, 2, 3] },
  { query: { tipo: 'ricorsi' }, ids: [3] },
  { query: { tipo: 'miei' }, ids: [2] },
  { query: { motivo: 'testo' }, ids: [1, 3] },
  { query: { motivo: 'testo', tipo: 'nuovi' }, ids: [1] },
  { query: { motivo: 'prezzo' }, ids: [] },
  { query: { ordine: 'recenti' }, ids: [3, 2, 1] },
  { query: { tipo: 'toString', motivo: ['testo'], ordine: 'x' }, ids: [1, 2, 3] },
])('$query', ({ query, ids }) => {
  expect(filterQueue(queue, readQueueFilter(query)).map(({ id }) => id)).toEqual(ids)
})

test('counts of kinds are of the whole queue, those of reasons of the chosen kind', () => {
  const { all, kinds, ofKind, reasons } = countQueue(queue, { ...wholeQueue, kind: 'nuovi', reason: 'foto' })
  expect([all, ofKind]).toEqual([3, 1])
  expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({ nuovi: 1, segnalati: 1, ricorsi: 1, miei: 1 })
  expect(reasons.filter(({ count }) => count > 0)).toEqual([
    { reason: 'testo', count: 1 },
    { reason: 'account', count: 1 },
  ])
})

test('a filter survives being written to an address and read again', () => {
  const filter = { kind: 'ricorsi', reason: 'testo', isNewestFirst: true } as const
  const path = caseInQueuePath(1204, filter)
  expect(path).toBe('/area-privata/moderazione/1204?tipo=ricorsi&motivo=testo&ordine=recenti')
  expect(readQueueFilter(Object.fromEntries(new URL(path, 'https://ingrana.example').searchParams))).toEqual(filter)
  expect(queuePath(wholeQueue)).toBe('/area-privata/moderazione')
})
