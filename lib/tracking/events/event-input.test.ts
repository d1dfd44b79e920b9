import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { checkInput, isValue } from './event-input'

function checked(input: { visitorId?: unknown; key?: unknown; attributes?: unknown; tags?: unknown }) {
  const errors: string[] = []
  const log = { error: (text: string) => void errors.push(text), warn: () => {} }
  return { input: checkInput({ visitorId: 'v', key: 'k', ...input }, log), errors }
}

test('valid input is taken unchanged, without tags that are no values', () => {
  expect(checked({})).toEqual({ input: { visitorId: 'v', key: 'k', attributes: {}, tags: undefined }, errors: [] })
  const tags = { value: 1, shown: true, of: null, list: [1] }
  expect(checked({ visitorId: '', attributes: { a: null }, tags }).input).toEqual({
    visitorId: '',
    key: 'k',
    attributes: { a: null },
    tags: { value: 1, shown: true },
  })
})

test('an object of another frame, and one without a prototype, are attributes too', () => {
  expect(checked({ attributes: runInNewContext('({ a: 1 })') }).input?.attributes).toEqual({ a: 1 })
  expect(checked({ attributes: Object.create(null) }).errors).toEqual([])
})

const wrongAttributes = 'The attributes of k must be a plain object without undefined values'
test.each([
  { input: { visitorId: 7 }, error: 'The user id must be a string' },
  { input: { key: '' }, error: 'A key must be a non-empty string' },
  { input: { key: 7 }, error: 'A key must be a non-empty string' },
  { input: { attributes: { a: undefined } }, error: wrongAttributes },
  { input: { attributes: new Date() }, error: wrongAttributes },
  { input: { attributes: 'a' }, error: wrongAttributes },
  { input: { attributes: null }, error: wrongAttributes },
  { input: { tags: 'a' }, error: 'The event tags of k must be an object' },
  { input: { tags: null }, error: 'The event tags of k must be an object' },
])('the event input $input is refused: $error', ({ input, error }) => {
  expect(checked(input)).toEqual({ input: undefined, errors: [error] })
})

test('a number is a value as far as it is exact', () => {
  expect([2 ** 53, -(2 ** 53), 2 ** 53 + 2, Number.NaN, '', false, null, {}].map(isValue)).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    false,
  ])
})
