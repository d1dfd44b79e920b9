import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { refuseUnknown } from './refuse-unknown.server'

type Call = { method: string; url: string; type?: string; site?: string; body?: Record<string, unknown> }

async function refused({ method, url, type = 'application/json', site, body }: Call): Promise<string[]> {
  const request = { method, url, headers: { 'content-type': type, ...(site !== undefined && { 'sec-fetch-site': site }) } }
  return refuseUnknown({ request, rawBody: () => Promise.resolve(body) }).then(
    () => [],
    (error: unknown) => (error instanceof ValidationError ? error.inner.map(({ path }) => path ?? '') : [String(error)]),
  )
}

const login = { username: 'a@b.it', password: 'x', _csrf: 'y' }

test.each<Call & { names: string[] }>([
  { method: 'GET', url: '/api/v1/makes?category=auto', names: [] },
  { method: 'GET', url: '/api/v1/makes?category=auto&region=lombardia&x[]=1', names: ['region', 'x[]'] },
  { method: 'HEAD', url: '/api/v1/makes?toString=1', names: ['toString'] },
  { method: 'POST', url: '/login?dopo=/annunci', body: login, names: [] },
  { method: 'POST', url: '/api/login', body: { ...login, dopo: '/annunci', admin: true }, names: ['dopo', 'admin'] },
  { method: 'POST', url: '/login', type: 'application/x-www-form-urlencoded', body: { ...login, old: 'field' }, names: [] },
  { method: 'POST', url: '/login', site: 'same-origin', body: { ...login, old: 'field' }, names: [] },
  { method: 'POST', url: '/login', site: 'none', body: { ...login, old: 'field' }, names: ['old'] },
  { method: 'POST', url: '/login/codice', body: { codice: '123456', con: 'password', dopo: '/', x: 1 }, names: ['x'] },
  { method: 'POST', url: '/api/v1/pages/carvalue/_quote', body: { marca: 'fiat', cv: 69 }, names: ['cv'] },
  { method: 'GET', url: '/api/v1/saved-search/alerts?codice=a&utm_source=mail', names: [] },
  { method: 'GET', url: '/api/partner/v1/vehicles?anything=1', names: [] },
  { method: 'POST', url: '/api/v1/drafts', body: { categoria: 'auto', marca: 'fiat', km: 5, colore: 'blu', gomme: 4 }, names: ['gomme'] },
  {
    method: 'POST',
    url: '/api/v1/pages/private/dealers/imports/12',
    body: { concessionaria: 'a', azione: 'prova', 'colonna-0': 'make', 'colonna-0-dateOrder': 'dmy', 'colonna-x': '' },
    names: ['colonna-x'],
  },
  {
    method: 'POST',
    url: '/api/v1/pages/private/experiment-drafts',
    body: { key: 'a', 'goal-contact_sent': 'on', 'audience-device-mobile': 'on', goals: 'x' },
    names: ['goals'],
  },
])('$method $url with $body is refused for the names $names', async ({ names, ...call }) => {
  expect(await refused(call)).toEqual(names)
})
