import { expect, test } from 'vitest'
import { doubtOf } from './vitest-runner'

test.each([
  { messages: [], doubt: null },
  { messages: ['undefined expected 3 to be 2'], doubt: null },
  { messages: ['undefined Test timed out in 30000ms.'], doubt: 'slow' },
  { messages: ['undefined Hook timed out in 300000ms.'], doubt: 'slow' },
  { messages: ['ECONNREFUSED connect ECONNREFUSED 127.0.0.1:5432'], doubt: 'lost' },
  { messages: ['undefined expected 3 to be 2', '57P01 terminating connection due to administrator command'], doubt: 'lost' },
  { messages: ['CONNECTION_ENDED write CONNECTION_ENDED'], doubt: 'lost' },
])('a failure with $messages leaves a doubt whether the mutant caused it: $doubt', ({ messages, doubt }) => {
  expect(doubtOf(messages)).toBe(doubt)
})
