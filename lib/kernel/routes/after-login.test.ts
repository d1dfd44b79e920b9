import { expect, test } from 'vitest'
import { adToSaveAfterLogin, afterLoginPath, safePath } from './after-login'

test.each([
  { query: {}, expected: '/annunci', why: 'the caller decides' },
  { query: { 'validate-email': '' }, expected: '/area-privata/il-mio-profilo', why: 'validate-email leads to the profile' },
  { query: { preferiti: '' }, expected: '/area-privata/preferiti', why: 'preferiti leads to the watchlist' },
  {
    query: { preferiti: '', annuncio: '123' },
    expected: '/area-privata/preferiti?annuncio=123',
    why: 'preferiti leads to the watchlist, with the ad to save',
  },
  { query: { preferiti: '', annuncio: '1 or 1=1' }, expected: '/area-privata/preferiti', why: 'what is no ad is left out' },
  {
    query: { 'validate-email': '', preferiti: '', dopo: '/vendi' },
    expected: '/area-privata/il-mio-profilo',
    why: 'validate-email comes first',
  },
  { query: { dopo: '/annunci/fiat?km_a=50000#risultati' }, expected: '/annunci/fiat?km_a=50000#risultati', why: 'a page of ours' },
  {
    query: { dopo: '/area-concessionario?concessionaria=ticino-auto' },
    expected: '/area-concessionario?concessionaria=ticino-auto',
    why: 'the area of dealers',
  },
  { query: { dopo: ['/vendi', '/usate'] }, expected: '/annunci', why: 'two addresses are none' },
  { query: { dopo: 'https://evil.example/' }, expected: '/annunci', why: 'another site' },
  { query: { dopo: '/accedi?dopo=/vendi' }, expected: '/annunci', why: 'no circle' },
])('after the login: $why', ({ query, expected }) => {
  expect(afterLoginPath(query, '/annunci')).toBe(expected)
})

test.each([
  { after: '/area-privata/preferiti?annuncio=123', expected: 123 },
  { after: '/area-privata/preferiti', expected: undefined },
  { after: '/area-privata/preferiti?annuncio=', expected: undefined },
  { after: '/area-privata/preferiti?annuncio=-1', expected: undefined },
  { after: '/area-privata/preferiti?annuncio=12345678901234567', expected: undefined },
  { after: '/usate?annuncio=123', expected: undefined },
])('a login that leads to $after saves $expected', ({ after, expected }) => {
  expect(adToSaveAfterLogin(after)).toBe(expected)
})

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/annunci\r\nSet-Cookie: a=b',
  '/annunci\u0000',
  '//user:pw@evil.example',
  '/@evil.example',
  'evil.example',
  './annunci',
  '',
  '.',
  '/..//evil.example',
  '/./\\evil.example',
  '/annunci/..//evil.example',
  '/annunci/%2e%2e//evil.example',
  '/annunci/../..//evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/login',
  '/logout',
  '/api/v1/csrf',
  '/_next/data',
  '/sconosciuta',
  '?dopo=//evil',
  '#//evil',
  `/annunci?${'a'.repeat(3_000)}`,
]
test.each(hostile)('the login leads only to pages of ours, not to %j', (address) => {
  const path = safePath(address)
  if (path !== undefined) expect(new URL(path, 'https://sito.example').origin).toBe('https://sito.example')
  if (path !== undefined) expect(path).toMatch(/^\/(annunci|$)/)
  else expect(path).toBeUndefined()
})

test.each([undefined, null, 7, {}, ['/annunci']])('a value that is no text is no address after the login: %j', (value) => {
  expect(safePath(value)).toBeUndefined()
})

test.each([
  '/',
  '/annunci',
  '/annuncio/fiat-panda-123',
  '/area-privata/il-mio-profilo',
  '/concessionari/rossi?pagina=2',
  '/annunci?marca=citro%C3%ABn',
])('a page of ours stays the address after the login: %s', (path) => {
  expect(safePath(path)).toBe(path)
})
