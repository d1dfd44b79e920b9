import { expect, test } from 'vitest'
import { buildRequest } from './build-request'

const always = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
const json = { 'Content-Type': 'application/json' }
const form = new FormData()

test.each([
  { call: {}, prefix: '', url: '/x', init: { method: 'GET', headers: { ...always, ...json } }, why: 'a plain question' },
  {
    call: {},
    prefix: '/base',
    url: '/base/x',
    init: { method: 'GET', headers: { ...always, ...json } },
    why: 'the prefix of the setting stands first',
  },
  {
    call: { method: 'POST', body: { a: 'è' } } as const,
    prefix: '',
    url: '/x',
    init: { method: 'POST', headers: { ...always, ...json }, body: '{"a":"è"}' },
    why: 'a body goes as JSON',
  },
  {
    call: { method: 'POST', body: form } as const,
    prefix: '',
    url: '/x',
    init: { method: 'POST', headers: always, body: form },
    why: 'a form goes as it is, without the JSON type',
  },
  {
    call: { method: 'PUT', body: null } as const,
    prefix: '',
    url: '/x',
    init: { method: 'PUT', headers: { ...always, ...json }, body: 'null' },
    why: 'null is a body',
  },
  {
    call: { csrf: 't', abTests: 'a:b' },
    prefix: '',
    url: '/x',
    init: { method: 'GET', headers: { ...always, ...json, 'X-CSRF-Token': 't', 'X-AB-Tests': 'a:b' } },
    why: 'the optional headers',
  },
  {
    call: { method: 'DELETE', keepalive: true } as const,
    prefix: '',
    url: '/x',
    init: { method: 'DELETE', headers: { ...always, ...json }, keepalive: true },
    why: 'a call that outlives its page',
  },
  {
    call: { csrf: '', abTests: '' },
    prefix: '',
    url: '/x',
    init: { method: 'GET', headers: { ...always, ...json } },
    why: 'empty optional headers are left out',
  },
])('a call is built for our own server: $why', ({ call, prefix, url, init }) => {
  expect(buildRequest('/x', call, prefix)).toEqual({ url, init: { credentials: 'same-origin', ...init } })
})
