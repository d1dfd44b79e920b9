import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { filtersOf, paramsOf } from '@/lib/market/search/query/filter-params'

const values = [
  '',
  ' ',
  '%00',
  '%ff',
  '%C3%28',
  '%',
  '%zz',
  '-1',
  '0',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '../../etc/passwd',
  '..%2f..%2f',
  "'%20or%201=1--",
  "';drop table ad;--",
  '1)%20union%20select%20null',
  '<script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '{{7*7}}',
  '${7*7}',
  '%F0%9F%9A%97',
  'è',
  '%E2%80%AE',
  '99999999999999999999',
  '1'.repeat(3_000),
  'a,b;c',
  '%25%32%35',
  '\\',
  '%0d%0aSet-Cookie:x=1',
]

/** Hostile URLs for the robustness tests, percent-encoded as clients send them. */
export function hostileUrls(): string[] {
  return [...everyParameter(), ...paths(), ...apiAddresses()].map((address) => address.replace(/[^\x21-\x7e]/gu, encodeURIComponent))
}

/** Addresses of every list: each parameter with a distinct value, all with one value, repeated, and as arrays. */
function everyParameter(): string[] {
  return listPageSlugs.flatMap((list, place) => {
    const params = [
      ...filtersOf(list).flatMap(paramsOf),
      'marca',
      'modello',
      'senza_marca',
      'ordina',
      'pagina',
      'kw_da',
      'inventato',
      '__proto__',
      'constructor',
    ]
    const { path } = listPageOf(list)
    const turned = (by: number) => params.map((param, index) => `${param}=${values[(index + by) % values.length]}`)
    const mixes = Array.from({ length: 10 }, (_, by) => `${path}?${turned(place + by * 3).join('&')}`)
    const bad = values[place % values.length]
    return [
      ...mixes,
      `${path}?${params.map((param) => `${param}[]=${bad}&${param}[a]=1`).join('&')}`,
      `${path}?${params.map((param) => `${param}=1&${param}=${bad}`).join('&')}`,
      `${path}?pagina=-1`,
    ]
  })
}

function paths(): string[] {
  const inPaths = [
    '%00',
    '%ff',
    '..%2f..%2fetc%2fpasswd',
    "'%20or%201=1--",
    '%3Cscript%3E',
    'x'.repeat(2_000),
    '__proto__',
    'constructor',
    '%F0%9F%9A%97',
    '..',
    '%',
    '-1',
    '1e9',
    'fiat%00',
    '%2e%2e%2f',
  ]
  return inPaths
    .flatMap((bad) => [
      `/annunci/${bad}`,
      `/annunci/fiat/${bad}`,
      `/annunci/fiat/panda/${bad}`,
      `/annuncio/${bad}`,
      `/annuncio/fiat-${bad}`,
      `/concessionari/${bad}`,
      `/illustrazioni/${bad}`,
      `/${bad}`,
      `/identityprovider/${bad}`,
    ])
    .concat([
      '/annuncio/x-99999999999999999999',
      '/annuncio/x-999999999999999',
      '/annuncio/-',
      '//',
      '//esempio.it',
      '/annunci//',
      '/annunci/?',
      '/annunci/../../x',
      '/_next/data/x/annunci.json',
      '/_next/../x',
    ])
}

function apiAddresses(): string[] {
  return values.flatMap((bad) => [
    `/api/v1/posts/count?lista=${bad}`,
    `/api/v1/posts/count?prezzo_a=${bad}&dove=${bad}&marca=${bad}`,
    `/api/v1/makes?category=${bad}`,
    `/api/v1/makes/${bad === '' ? '%20' : bad}/models`,
    `/api/v1/locations/?query=${bad}&query=${bad}`,
    `/concessionari?nome=${bad}&regione=${bad}&pagina=${bad}`,
    `/?categoria=${bad}&categoria=auto`,
  ])
}
