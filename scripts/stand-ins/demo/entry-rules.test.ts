import { expect, test } from 'vitest'
import { entryRefusal, hasEntry } from './entry-rules'

const press = { method: 'POST', headers: { host: 'localhost:3001', origin: 'http://localhost:3001' }, peer: '::1' }

test.each([
  { peer: '::1', headers: {} },
  { peer: '127.0.0.1', headers: { 'sec-fetch-site': 'same-origin' } },
  { peer: '::ffff:127.0.0.1', headers: { host: 'localhost:8001', origin: 'http://localhost:8001' } },
])('a press on our own page enters: $peer $headers', ({ peer, headers }) => {
  expect(entryRefusal({ ...press, peer, headers: { ...press.headers, ...headers } })).toBeUndefined()
})

test.each([
  { why: 'a link', change: { method: 'GET' } },
  { why: 'another machine', change: { peer: '192.168.1.20' } },
  { why: 'the bridge of a container', change: { peer: '172.17.0.1' } },
  { why: 'a connection that is closed', change: { peer: '' } },
])('nobody enters by $why', ({ change }) => {
  expect(entryRefusal({ ...press, ...change })).toBeTypeOf('string')
})

test.each([
  { why: 'a page of another site', headers: { origin: 'https://cattivo.example' } },
  { why: 'a page on another port of this machine', headers: { origin: 'http://localhost:8080' } },
  { why: 'a page in a sandbox', headers: { origin: 'null' } },
  { why: 'a program that shows no origin', headers: { origin: undefined } },
  { why: 'a name that resolves to this machine', headers: { host: 'cattivo.example:3001', origin: 'http://cattivo.example:3001' } },
  { why: 'a host that begins like ours', headers: { host: 'localhost.cattivo.example', origin: 'http://localhost.cattivo.example' } },
  { why: 'another site that shows our origin', headers: { 'sec-fetch-site': 'cross-site' } },
  { why: 'a proxy that names the visitor', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { why: 'a proxy that names the host', headers: { 'x-forwarded-host': 'localhost:3001' } },
  { why: 'a proxy of the newer kind', headers: { forwarded: 'for=127.0.0.1' } },
])('nobody enters through $why', ({ headers }) => {
  expect(entryRefusal({ ...press, headers: { ...press.headers, ...headers } })).toBeTypeOf('string')
})

test.each([
  { siteUrl: 'http://localhost:3000', stage: 'dev', has: true },
  { siteUrl: 'http://localhost:3000', stage: 'pre', has: true },
  { siteUrl: 'http://localhost:3000', stage: 'pro', has: false },
  { siteUrl: 'https://prova.ingrana.example', stage: 'pre', has: false },
  { siteUrl: 'https://localhost:3000', stage: 'dev', has: false },
  { siteUrl: 'http://localhost.cattivo.example', stage: 'dev', has: false },
] as const)('whether a site has an entry to its demo: $siteUrl in stage $stage: $has', ({ siteUrl, stage, has }) => {
  expect(hasEntry({ siteUrl, stage })).toBe(has)
})
