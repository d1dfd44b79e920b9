import { expect, test } from 'vitest'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { mapStringsInPlace, maxTextLength, redactAndTruncate, redactPersonalData } from './redact'

test.each([
  ['GET https://www.ingrana.it/annunci?citta=lodi answered 500', 'GET https://www.ingrana.it/annunci answered 500'],
  ['at https://www.ingrana.it/conferma-registrazione?codice=a1b2:3:7', 'at https://www.ingrana.it/conferma-registrazione'],
  ['/identityprovider/facebook#access_token=EAA1&state=x', '/identityprovider/facebook'],
  ['{"href":"/nuova-password?codice=a1b2"}', '{"href":"/nuova-password"}'],
  ['Key (email)=(maria.rossi+auto@posta.esempio.it) already exists', 'Key (email)=([e-mail]) already exists'],
  ['GET /api/v1/dealers/exports/s3cr3t/veicoli.csv failed', 'GET /api/v1/dealers/exports/[token]/veicoli.csv failed'],
  ['?codice=a1b2&x=1', '?codice=[token]&x=1'],
  ['mailto:maria@esempio.it', 'mailto:[e-mail]'],
  ['node_modules/@sentry/core', 'node_modules/@sentry/core'],
  ['is a < b ? c : d #1', 'is a < b ? c : d #1'],
])('the text %s leaves the server as %s', (text, clean) => {
  expect(redactPersonalData(text)).toBe(clean)
})

test('a text of 250 characters leaves whole, a longer one is cut to as many', () => {
  expect(redactAndTruncate('x'.repeat(maxTextLength))).toBe('x'.repeat(250))
  expect(redactAndTruncate('x'.repeat(maxTextLength + 1))).toBe(`${'x'.repeat(249)}…`)
})

test('an e-mail address that the cut would halve is hidden first', () => {
  expect(redactAndTruncate(`${'x'.repeat(240)} maria.rossi@esempio.it`)).not.toContain('maria')
})

test('texts are cleaned wherever they stand in an object', () => {
  const report = { message: 'a@b.it', list: [{ url: '/x?y=1' }, 3, null, 'c@d.it'] }
  mapStringsInPlace(report, redactAndTruncate)
  expect(report).toEqual({ message: '[e-mail]', list: [{ url: '/x' }, 3, null, '[e-mail]'] })
})

test.each(['x', '/', '?', '@', 'a@', '/a', 'a.', '@a.'])('a hundred thousand times %j is cleaned at once', async (part) => {
  expect(await cpuMilliseconds(() => redactPersonalData(part.repeat(100_000)))).toBeLessThan(1_000)
})
