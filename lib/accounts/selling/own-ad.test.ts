import { expect, test } from 'vitest'
import { actionsFor, isOpenStatus, isOwnerAction } from './own-ad'

test('an ad that is online can be renewed in its last fourteen days', () => {
  expect([15, 14, 1, 0].map((daysLeft) => actionsFor('published', daysLeft).includes('rinnova'))).toEqual([false, true, true, true])
  expect(actionsFor('published', null)).not.toContain('rinnova')
})

test('an expired ad can be renewed at any time', () => {
  expect(actionsFor('expired', null)).toEqual(['venduto', 'ritira', 'rinnova', 'elimina'])
})

test.each([
  ['published', ['pausa', 'riserva', 'venduto', 'ritira', 'elimina']],
  ['paused', ['riprendi', 'venduto', 'ritira', 'elimina']],
  ['reserved', ['pausa', 'libera', 'venduto', 'ritira', 'elimina']],
  ['sold', ['ripubblica', 'elimina']],
  ['withdrawn', ['ripubblica', 'elimina']],
  ['in_review', ['elimina']],
  ['rejected', ['elimina']],
  ['deleted', []],
] as const)('with an ad that is %s its owner can do: %j', (status, actions) => {
  expect(actionsFor(status, null)).toEqual(actions)
})

test('an ad that is online, paused, reserved or refused can be changed, no other', () => {
  expect((['published', 'paused', 'reserved', 'rejected'] as const).map(isOpenStatus)).toEqual([true, true, true, true])
  expect((['in_review', 'sold', 'withdrawn', 'expired', 'deleted'] as const).map(isOpenStatus)).toEqual([false, false, false, false, false])
})

test('only what stands on a button is an action', () => {
  expect(['rinnova', 'toString', '', undefined, 1].map(isOwnerAction)).toEqual([true, false, false, false, false])
})
