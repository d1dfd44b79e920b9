import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainRoutes } from '@/e2e/page-types'
import { cacheableAddress, sharedPages } from './cacheable-address'

const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !file.startsWith('_'))
const wordOf = (file: string) =>
  file
    .replace(/\.tsx$/, '')
    .split('/')[0]
    ?.replace(/^index$/, '') ?? ''
/** Pages that are rendered for each visitor alone. */
const ownPages = [
  '[...unknown]',
  'accedi',
  'affare',
  'area-concessionario',
  'area-privata',
  'avvisami',
  'avvisi',
  'avvisi-di-ribasso',
  'componenti',
  'conferma-avviso',
  'conferma-email',
  'conferma-registrazione',
  'eliminazione-account',
  'identityprovider',
  'nuova-password',
  'offline',
  'password-dimenticata',
  'posta-del-mattino',
  'ti-richiamiamo',
  'registrati',
  'rinnova-annuncio',
  'risposta',
  'vendi',
]

test('every page is listed either as shared or as personal', () => {
  const plainWords = plainRoutes.map((route) => route.split('/')[1] ?? '')
  expect([...new Set(files.map(wordOf))].toSorted()).toEqual([...new Set([...sharedPages, ...ownPages, ...plainWords])].toSorted())
})

test('no shared page has a form with a token, reads the session, or reads the request besides its address', () => {
  const shared = files.filter(
    (file) => sharedPages.has(wordOf(file)) && !['concessionari/registrati.tsx', 'concessionari/prova-file.tsx'].includes(file),
  )
  expect(shared.length).toBeGreaterThan(20)
  const forOwners = /\buser \? await findAdInHand\(db, user, page\.ad\.id\) : null|\(\{ db, context, user, redirect \}\)/g // null without a session, whose pages alone are shared
  for (const file of shared)
    expect(readFileSync(`pages/${file}`, 'utf8').replaceAll(forOwners, ''), file).not.toMatch(
      /form: true|requireUser|requireSession|context\.req\b|\bsession\b|\buser\b/,
    )
})

test.each([
  '/',
  '/?categoria=auto',
  '/usate',
  '/usate/fiat/panda?prezzo_a=9000',
  '/annuncio/fiat-panda-10000001',
  '/_next/data/abc123/index.json',
  '/_next/data/abc123/usate/fiat.json?veicolo=fiat',
  '/_next/data/abc123/annuncio/fiat-panda-10000001.json?slug=fiat-panda-10000001',
])('the page %s is shared by all visitors', (address) => {
  expect(cacheableAddress(address)).toBe(address)
})

test.each([
  '/accedi',
  '/area-privata/preferiti',
  '/registrati',
  '/risposta?codice=x',
  '/api/v1/makes',
  '/health',
  '/sw.js',
  '/favicon.svg',
  '/_next/static/chunks/a.js',
  '/_next/image?url=x',
  '/concessionari/registrati',
  '/concessionari/registrati?codice=x',
  '/concessionari/prova-file',
  '/concessionari/prova-file?prova=x',
  '/_next/data/abc123/concessionari/prova-file.json?prova=x',
  '/_next/data/abc123/concessionari/registrati.json',
  '/_next/data/abc123/accedi.json',
  '/_next/data/abc123/area-privata/preferiti.json',
  '/_next/data/abc123/usate',
  '/_next/data/usate.json',
  '/usate.json',
  '/us%61te',
  '//usate',
  '/nulla',
  '/usate#x',
  '/login',
])('the address %s is not shared', (address) => {
  expect(cacheableAddress(address)).toBeUndefined()
})

test.each([
  '/annunci?anteprima=srp_layout:griglia',
  '/annunci?pagina=2&%61nteprima=srp_layout:griglia',
  '/_next/data/x/annunci.json?anteprima=srp_layout:lista',
])('the preview %s is not shared', (address) => {
  expect(cacheableAddress(address)).toBeUndefined()
})

test('an address longer than any search is not shared', () => {
  expect(cacheableAddress(`/usate?versione=${'x'.repeat(900)}`)).toBeDefined()
  expect(cacheableAddress(`/usate?versione=${'x'.repeat(1_000)}`)).toBeUndefined()
})

test.each([
  ['/usate?utm_source=posta&utm_campaign=estate', '/usate'],
  ['/usate?prezzo_a=9000&gclid=Cj0KCQ&pagina=2', '/usate?prezzo_a=9000&pagina=2'],
  ['/?fbclid=IwAR0', '/'],
  ['/_next/data/x/usate.json?utm_source=posta', '/_next/data/x/usate.json'],
  ['/usate?versione=utm_source', '/usate?versione=utm_source'],
  ['/usate?pagina=2&prezzo_a=9000', '/usate?pagina=2&prezzo_a=9000'],
  ['/usate?', '/usate'],
])('%s is rendered as %s: tracking parameters are dropped, and the others keep their order', (address, cached) => {
  expect(cacheableAddress(address)).toBe(cached)
})
