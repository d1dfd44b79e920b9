import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abTestsText, readAbTests } from './ab-tests'

test.each([
  { text: undefined, tests: {}, why: 'no cookie' },
  { text: '', tests: {}, why: 'an empty one' },
  { text: 'srp_layout:griglia', tests: { srp_layout: 'griglia' }, why: 'one assignment' },
  { text: 'srp_layout:griglia,contact_wording:b', tests: { srp_layout: 'griglia', contact_wording: 'b' }, why: 'two' },
  { text: 'srp_layout', tests: {}, why: 'no variation' },
  { text: ':griglia,srp_layout:', tests: {}, why: 'empty words' },
  { text: 'a:b:c,d:e', tests: { d: 'e' }, why: 'one colon too many' },
  { text: '<script>:x,a:%22', tests: {}, why: 'signs that no key has' },
])('assignments are read from what a cookie may hold: $why', ({ text, tests }) => {
  expect(readAbTests(text)).toEqual(tests)
})

test('what is written is read back', () => {
  const key = fc.stringMatching(/^[a-z][\w.-]{0,20}$/).filter((word) => word !== '__proto__')
  fc.assert(fc.property(fc.dictionary(key, key, { maxKeys: 20, noNullPrototype: true }), (tests) => { expect(readAbTests(abTestsText(tests))).toEqual(tests) }))
})

test('any text at all is read without a fault', () => {
  fc.assert(fc.property(fc.string({ maxLength: 5_000 }), (text) => { expect(Object.keys(readAbTests(text)).length).toBeLessThanOrEqual(50) }))
})
