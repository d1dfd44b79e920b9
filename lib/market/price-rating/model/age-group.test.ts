import { expect, test } from 'vitest'
import { ageGroupOf } from './age-group'
import type { Peer } from './peer'

const peer: Peer = {
  ...{ fuel: 'benzina', gearbox: 'manuale', drive: null, body: null, doors: 5, seats: 5, powerKw: 51, displacementCc: 1_242 },
  ...{ years: 4, fold: 0, version: '1.2 easy' },
}
const groupOf = (peers: readonly Peer[], years = 4) => ageGroupOf(new Map([['fiat/panda', peers]]), 'fiat/panda', null, years)
const many = (count: number, facts: Partial<Peer>) => Array.from({ length: count }, () => ({ ...peer, ...facts }))

test('a version that fewer than one in fifty have counts as the common one that shares most words with it', () => {
  const peers = [...many(60, {}), ...many(38, { version: '0.9 twinair lounge' })]
  const group = groupOf([...peers, { ...peer, version: '0.9 twinair lounge tetto navi' }, { ...peer, version: 'rosso' }])
  const versions = group.slice(-3).map(({ version }) => version)
  expect(versions).toEqual(['0.9 twinair lounge', '0.9 twinair lounge', '1.2 easy'])
})

test('where each vehicle has a version of its own, each is a choice', () => {
  const group = groupOf(Array.from({ length: 20 }, (_, index) => ({ ...peer, version: `serie ${index}` })))
  expect(group.map(({ version }) => version)).toEqual(group.map(({ peer: { version } }) => version))
})

test('a gearbox that fewer than one in fifty vehicles have is none of the choices', () => {
  const group = groupOf([...many(99, {}), ...many(1, { gearbox: 'automatico' }), ...many(1, { gearbox: null })])
  expect(group.slice(-3).map(({ uncommon }) => uncommon)).toEqual([[], ['gearbox'], []])
})

test('the nearest ages stand for an age that nobody has', () => {
  expect(groupOf([...many(3, {}), ...many(2, { years: 9 })], 16)).toHaveLength(2)
})
