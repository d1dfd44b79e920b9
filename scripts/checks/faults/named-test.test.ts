import { expect, test } from 'vitest'
import { isNamed, isPromiseBroken, namedTest } from './named-test'

test.each([
  { title: 'of two (or three) one wins', ran: 'of two (or three) one wins', is: true },
  { title: 'when the verifier $why nobody is let through', ran: "when the verifier 'is down' nobody is let through", is: true },
  { title: 'after %s the events wait', ran: 'after 500 the events wait', is: true },
  { title: '${name}, under writes', ran: 'the database is killed, under writes', is: true },
  { title: 'one wins', ran: 'of two one wins', is: false },
  { title: 'one wins', ran: 'one wins at last', is: false },
])('«$title» names «$ran»: $is', ({ title, ran, is }) => {
  const named = namedTest(`lib/a.test.ts › ${title}`)
  expect(isNamed(named, { file: 'lib/a.test.ts', title: ran })).toBe(is)
  expect(isNamed(named, { file: 'lib/b.test.ts', title: ran })).toBe(false)
  if (is) expect(`suite ${ran}`, 'as vitest is asked for it').toMatch(new RegExp(named.pattern))
})

test.each([
  { failure: null, is: false },
  { failure: 'AssertionError: expected 1 to be 2', is: true },
  { failure: 'AppError: no such draft', is: true },
  { failure: 'TypeError: x is not a function', is: false },
  { failure: 'ReferenceError: x is not defined', is: false },
  { failure: 'Error: Test timed out in 30000ms.', is: false },
])('a test that failed with $failure has found a bug: $is', ({ failure, is }) => {
  expect(isPromiseBroken(failure)).toBe(is)
})
