import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding, encodings } from './choose-encoding.server'

test.each([
  { accepted: undefined, chosen: 'identity' },
  { accepted: '', chosen: 'identity' },
  { accepted: 'gzip, deflate, br, zstd', chosen: 'br' },
  { accepted: 'gzip, deflate', chosen: 'gzip' },
  { accepted: 'GZIP', chosen: 'gzip' },
  { accepted: 'deflate', chosen: 'identity' },
  { accepted: '*', chosen: 'br' },
  { accepted: 'br;q=0, *', chosen: 'gzip' },
  { accepted: 'br;q=0.5, gzip;q=0.8', chosen: 'gzip' },
  { accepted: 'br;q=0.5, gzip;q=0.5', chosen: 'br' },
  { accepted: 'identity;q=1, gzip;q=0.5, br;q=0.1', chosen: 'identity' },
  { accepted: 'identity;q=0, gzip', chosen: 'gzip' },
  { accepted: 'gzip;q=0, br;q=0', chosen: 'identity' },
  { accepted: 'br;q=much, gzip', chosen: 'gzip' },
])('the encoding for «$accepted» is $chosen', ({ accepted, chosen }) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})

test.each(['identity;q=0', '*;q=0', 'zstd;q=1, *;q=0'])(
  'a client that accepts no encoding of ours, as by «%s», gets the page uncompressed',
  (accepted) => {
    expect(chooseEncoding(accepted)).toBe('identity')
  },
)

test('the chosen encoding is always one of ours, and compresses only where the header allows compression', () => {
  const qualities = fc.option(fc.constantFrom('0', '0.001', '0.5', '1', '2', '-1', 'x', ''))
  const names = fc.constantFrom('br', 'gzip', 'x-gzip', 'identity', '*', 'zstd', ' ', ',', 'gzip ')
  const line = fc
    .array(fc.tuple(names, qualities))
    .map((parts) => parts.map(([name, q]) => (q === null ? name : `${name};q=${q}`)).join(','))
  fc.assert(
    fc.property(fc.oneof(line, fc.string()), (accepted) => {
      const chosen = chooseEncoding(accepted)
      expect(encodings).toContain(chosen)
      if (chosen !== 'identity') expect(accepted.toLowerCase()).toMatch(chosen === 'br' ? /br|\*/ : /gzip|\*/)
    }),
  )
})
