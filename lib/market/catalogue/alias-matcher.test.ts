import { expect, test } from 'vitest'
import { buildMatcher } from './alias-matcher'

const alias = (text: string, value: string) => ({ text, kind: 'anywhere' as const, value })
const matcher = buildMatcher([
  ...[
    alias('golf', 'golf'),
    alias('golf plus', 'golf-plus'),
    alias('up!', 'up'),
    alias('t-roc', 't-roc'),
    alias('.5', 'half'),
    alias('2', 'two'),
  ],
])

test.each([
  { text: 'vw golf plus e golf', value: 'golf-plus', why: 'of those that start together the longest' },
  { text: 't roc o golf', value: 't-roc', why: 'the one that stands first, whatever it begins with' },
  { text: 'golf o t-roc', value: 'golf', why: 'the one that stands first, whatever it begins with' },
  { text: 'golfista', value: undefined, why: 'no part of a word' },
  { text: '2.0 golf', value: 'golf', why: 'no part of a number' },
  { text: '', value: undefined, why: 'nothing in nothing' },
])('in «$text» $value is found: $why', ({ text, value }) => {
  expect(matcher.find(text)?.value).toBe(value)
})
