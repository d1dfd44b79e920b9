import { randomUUID } from 'node:crypto'
import { type Contract, openContract } from '@/e2e/contract'
import type { Answer, HttpClient } from '@/e2e/http-client'
import { listOf, type Operation, operationsOf, sample, type Things } from '@/e2e/operations'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

const hostileSegments = [
  '0',
  '-1',
  '1.5',
  '99999999999999999999',
  'x'.repeat(500),
  '%00',
  '%F0%9F%9A%97',
  '..%2f..%2f',
  "'%20or%201=1--",
  '__proto__',
  'toString',
]
const hostileQueries = ['', '%00', '-1', 'NaN', '1e309', 'x'.repeat(3_000), '%27%3B--', 'null', '__proto__', '%F0%9F%9A%97']
const hostileValues: readonly unknown[] = [
  '',
  '\0',
  'x'.repeat(9_000),
  '\u202e<script>alert(1)</script>🚗',
  -1,
  1e308,
  null,
  true,
  ['x', ['y']],
  { $gt: '' },
  "'; drop table ad; --",
]
const brokenBodies = [
  '{',
  '[]',
  'null',
  '"x"',
  '1',
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '{"__proto__":{"a":1}}',
  '{"constructor":"x"}',
]
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/jsonx',
  'multipart/form-data',
  'application/x-www-form-urlencoded; charset=utf-7',
]

type Call = { method: string; address: string; body?: string; headers?: Record<string, string> }

/** Every hostile call of an operation. */
function hostileCalls({ method, path, operation }: Operation, things: Things): Call[] {
  const parameters = listOf(operation['parameters']).map(asRecord)
  const inPath = parameters.filter((parameter) => parameter['in'] === 'path')
  const inQuery = parameters.filter((parameter) => parameter['in'] === 'query')
  const addressWith = (values: Things) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const known = inPath.find((parameter) => parameter['name'] === name)
      return values[name] ?? encodeURIComponent(String(sample(asRecord(known?.['schema']), name, things)))
    })
  const plain = addressWith({})
  const query = (values: Things) => {
    const pairs = inQuery.map(
      ({ name, schema }) =>
        `${String(name)}=${values[String(name)] ?? encodeURIComponent(String(sample(asRecord(schema), String(name), things)))}`,
    )
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`
  }
  const json = { 'content-type': 'application/json' }
  const schema = asRecord(asRecord(asRecord(asRecord(operation['requestBody'])['content'])['application/json'])['schema'])
  const valid = asRecord(sample({ type: 'object', ...schema }, '', things))
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(valid), headers: json }
  const hostile: Call[] = [
    { method, address: plain + query({}), ...body },
    ...inPath.flatMap(({ name }) =>
      hostileSegments.map((value) => ({ method, address: addressWith({ [String(name)]: value }) + query({}), ...body })),
    ),
    ...inQuery.flatMap(({ name }) =>
      hostileQueries.map((value) => ({ method, address: plain + query({ [String(name)]: value }), ...body })),
    ),
    ...(inQuery.length > 0
      ? [
          {
            method,
            address: `${plain}?${inQuery.map(({ name }) => `${String(name)}=a&${String(name)}[]=b&${String(name)}[x]=c`).join('&')}`,
            ...body,
          },
        ]
      : []),
    { method, address: `${plain}?__proto__=1&constructor[prototype]=2&%00=%00`, ...body },
    { method, address: plain + query({}), body: '{', headers: json },
  ]
  if (method === 'GET') return hostile
  const address = plain + query({})
  const fields = Object.keys(valid)
  return [
    ...hostile,
    { method, address },
    ...hostileValues.map((value) => ({
      method,
      address,
      body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
      headers: json,
    })),
    ...fields.flatMap((field) =>
      ['\0', ['x'], null].map((value) => ({
        method,
        address,
        body: JSON.stringify({ ...valid, [field]: value }),
        headers: json,
      })),
    ),
    ...fields.map((field) => ({
      method,
      address,
      body: `${field}=a&${field}=b&${field}=%00%ff`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })),
    ...brokenBodies.map((text) => ({ method, address, body: text, headers: json })),
    ...otherTypes.map((type) => ({ method, address, body: JSON.stringify(valid), headers: { 'content-type': type } })),
    { method, address, body: JSON.stringify({ ...valid, more: 'x'.repeat(70_000) }), headers: json },
    { method, address, body: JSON.stringify(valid), headers: { ...json, 'x-csrf-token': 'falso' } },
    { method, address, body: JSON.stringify(valid), headers: { ...json, 'sec-fetch-site': 'cross-site' } },
    { method, address, body: JSON.stringify(valid), headers: { ...json, accept: 'text/html', 'x-requested-with': '' } },
  ]
}

/** Each call comes from an address of its own, because many refusals to one address are held back. */
async function sendCall(visitor: HttpClient, csrf: string, { method, address, body, headers }: Call): Promise<Answer> {
  return visitor.copy().send(method, address, {
    ...(body !== undefined && { body }),
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrf, ...headers },
  })
}

async function differences(contract: Contract, visitor: HttpClient, calls: readonly Call[]): Promise<string[]> {
  const csrf = await visitor.csrf()
  const found: string[] = []
  for (const call of calls) {
    const answer = await sendCall(visitor, csrf, call)
    const said = answer.status >= 500 && answer.status !== 503 ? `${answer.status}` : contract.difference(call.method, call.address, answer)
    if (said !== undefined)
      found.push(
        `${call.method} ${call.address.slice(0, 120)} ${(call.body ?? '').slice(0, 80)} ${call.headers?.['content-type'] ?? ''}: ${said}`,
      )
  }
  return found
}

/** An account that is on the staff of a dealer, with a draft. */
async function openThings(db: Pool, visitor: HttpClient, email: string): Promise<Things> {
  const concessionaria = `contratto-${randomUUID()}`
  await db`with added as (insert into dealer (slug, name, email) values (${concessionaria}, 'Contratto', ${email}) returning id)
    insert into dealer_member (dealer_id, user_id, role) select added.id, app_user.id, 'owner' from added, app_user where app_user.email = ${email}`
  const begun = asRecord((await visitor.postJson('/api/v1/drafts', { categoria: 'auto' })).body)
  const draft = /^\/vendi\/([\w-]{36})\//.exec(String(begun['next']))?.[1] ?? ''
  return { concessionaria, draft }
}

/** The names that an address has for what the caller has. */
function thingsFor(path: string, { draft = '', ...things }: Things): Things {
  if (path.startsWith('/api/v1/drafts/')) return { ...things, id: draft }
  return path.includes('/makes/')
    ? { ...things, id: 'fiat' }
    : path.includes('/observatory/')
      ? { ...things, make: 'fiat', model: 'panda' }
      : things
}

function roleFor(path: string): string {
  return path.includes('/private/moderation') ? 'moderator' : path.includes('/private/experiments') ? 'marketing' : 'user'
}

/** Each about as long as the others. */
const parts: readonly { of: string; has: (path: string) => boolean }[] = [
  { of: 'private calls', has: (path) => path.startsWith('/api/v1/pages/private/') },
  { of: 'other calls under /api/v1', has: (path) => path.startsWith('/api/v1/') && !path.startsWith('/api/v1/pages/private/') },
  { of: 'calls at addresses of the specification', has: (path) => !path.startsWith('/api/v1/') && path !== '/logout' },
]

for (const { of, has } of parts) {
  test(`valid and hostile calls with a session get the documented answers, and never 500: ${of}`, async ({ baseURL, db, loggedIn }) => {
    test.slow()
    const contract = await openContract(baseURL ?? '')
    const operations = operationsOf(contract).filter(({ path }) => has(path))
    expect(operations.length).toBeGreaterThan(10)
    const callers = new Map<string, { visitor: HttpClient; things: Things }>()
    for (const role of new Set(operations.map(({ path }) => roleFor(path)))) {
      const { visitor, email } = await loggedIn()
      callers.set(role, { visitor, things: await openThings(db, visitor, email) })
      await db`update app_user set role = ${role} where email = ${email}`
    }
    const found: string[] = []
    for (const one of operations) {
      const caller = callers.get(roleFor(one.path))
      if (!caller) throw new Error('no caller left')
      found.push(...(await differences(contract, caller.visitor, hostileCalls(one, thingsFor(one.path, caller.things)))))
    }
    expect(found).toEqual([])
  })
}

test('without a session: every operation answers as the document says', async ({ baseURL, visitor }) => {
  test.slow()
  const contract = await openContract(baseURL ?? '')
  const someone = visitor()
  const found: string[] = []
  for (const one of operationsOf(contract)) {
    const [valid, ...hostile] = hostileCalls(one, thingsFor(one.path, {}))
    const calls = valid ? [valid, { ...valid, headers: { ...valid.headers, 'x-csrf-token': '' } }, ...hostile.slice(0, 12)] : []
    found.push(...(await differences(contract, someone, calls)))
    if (!valid || listOf(one.operation['security']).every((scheme) => !Object.hasOwn(asRecord(scheme), 'session'))) continue
    const { status } = await sendCall(someone, await someone.csrf(), valid)
    if (status !== 401) found.push(`${one.method} ${one.path}: ${status} without a session`)
  }
  expect(found).toEqual([])
})

test('fields and parameters that the API document does not name are refused by name', async ({ baseURL, loggedIn }) => {
  const contract = await openContract(baseURL ?? '')
  const { visitor } = await loggedIn()
  const csrf = await visitor.csrf()
  const found: string[] = []
  let calls = 0
  for (const { method, path, operation } of operationsOf(contract)) {
    const content = asRecord(asRecord(operation['requestBody'])['content'])
    const isClosed = asRecord(asRecord(content['application/json'])['schema'])['unevaluatedProperties'] === false
    const answers = asRecord(asRecord(asRecord(operation['responses'])['200'])['content'])
    const isQuestion =
      method === 'GET' &&
      asRecord(answers['application/json'])['schema'] !== undefined &&
      listOf(operation['parameters']).every((one) => asRecord(one)['in'] !== 'path')
    if (!isClosed && !isQuestion) continue
    calls += 1
    const address = path.replaceAll(/\{\w+\}/g, '1')
    const call = isClosed
      ? { method, address, body: '{"altro":1}', headers: { 'content-type': 'application/json' } }
      : { method, address: `${address}?altro=1` }
    const answer = await sendCall(visitor, csrf, call)
    const fields = asRecord(asRecord(answer.body)['fields'])
    if (answer.status !== 400 || fields['altro'] === undefined)
      found.push(`${method} ${address}: ${answer.status} ${answer.body.slice(0, 100)}`)
  }
  expect(calls).toBeGreaterThan(70)
  expect(found).toEqual([])
})

test('an address knows the methods of its document and no others: 405 with Allow and a problem', async ({ baseURL, visitor }) => {
  const contract = await openContract(baseURL ?? '')
  const someone = visitor()
  const found: unknown[] = []
  for (const [path, methods] of Object.entries(asRecord(contract.document['paths']))) {
    const known = Object.keys(asRecord(methods)).map((method) => method.toUpperCase())
    const allowed = known.includes('GET') ? [...known, 'HEAD'] : known
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((name) => !known.includes(name))) {
      const { status, headers, body } = await someone
        .copy()
        .send(method, path.replace(/\{\w+\}/g, '1'), { body: '{', headers: { 'content-type': 'application/json' } })
      const allow = (headers.allow ?? '').split(', ').toSorted()
      const isProblem = headers['content-type']?.startsWith('application/problem+json') && asRecord(body)['code'] === 'methodNotAllowed'
      const isFile = !path.startsWith('/api/') && known.join() === 'GET' // refused before anybody looks what it is
      if (status !== 405 || String(allow) !== String(allowed.toSorted()) || !(isProblem || isFile))
        found.push([method, path, status, allow, body])
    }
  }
  expect(found).toEqual([])
})
