import { expect, test } from 'vitest'
import { queueAction } from './queue-keys'

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
])('the key «%s» outside of a field has its action', (key, action) => {
  expect(queueAction({ ...bare, key }, false)).toEqual(action)
})

test.each(['a', 'r', 'j', '?'])('the key «%s» in a field writes a letter', (key) => {
  expect(queueAction({ ...bare, key }, true)).toBeUndefined()
})

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('a letter with %s is left to the browser', (modifier) => {
  expect(queueAction({ ...bare, [modifier]: true, key: 'r' }, false)).toBeUndefined()
})

test('Ctrl and Enter send the form, in a field too, and Escape leaves a field', () => {
  expect(queueAction({ ...bare, ctrlKey: true, key: 'Enter' }, true)).toEqual({ do: 'send' })
  expect(queueAction({ ...bare, key: 'Escape' }, true)).toEqual({ do: 'leave' })
})
