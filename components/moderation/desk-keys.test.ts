import { expect, test } from 'vitest'
import { deskAction } from './desk-keys'

const bare = { ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['a', { do: 'choose', choice: 'approved' }],
  ['D', { do: 'choose', choice: 'asked' }],
  ['m', { do: 'choose', choice: 'changes' }],
  ['r', { do: 'choose', choice: 'refused' }],
  ['s', { do: 'choose', choice: 'suspended' }],
  ['b', { do: 'choose', choice: 'banned' }],
  ['j', { do: 'next' }],
  ['k', { do: 'previous' }],
  ['?', { do: 'help' }],
  ['Escape', { do: 'leave' }],
  ['x', undefined],
  ['Enter', undefined],
])('«%s» pressed outside of a field', (key, action) => {
  expect(deskAction({ ...bare, key }, false)).toEqual(action)
})

test.each(['a', 'r', 'j', '?'])('«%s» in a field is a letter', (key) => {
  expect(deskAction({ ...bare, key }, true)).toBeUndefined()
})

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s a letter is the browser’s', (modifier) => {
  expect(deskAction({ ...bare, [modifier]: true, key: 'r' }, false)).toBeUndefined()
})

test('Ctrl and Enter send, in a field too; Escape leaves it', () => {
  expect(deskAction({ ...bare, ctrlKey: true, key: 'Enter' }, true)).toEqual({ do: 'send' })
  expect(deskAction({ ...bare, key: 'Escape' }, true)).toEqual({ do: 'leave' })
})
