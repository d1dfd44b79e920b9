import fc from 'fast-check'
import { type Actor, addActors, addVictim, canary } from '@/e2e/actors'
import { type Contract, openContract } from '@/e2e/contract'
import { type OwnApplication, openIsolatedApplication } from '@/e2e/isolated-application'
import { fieldsOf, type Json, listOf, type Operation, operationsOf, sample } from '@/e2e/operations'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { httpLimits } from '@/lib/server/runtime/front/http-limits'

test.describe.configure({ timeout: 300_000 })
/** The seed, always the same: what another finds belongs into a test of its own. */
const seed = 34
const partnerApi = '/api/partner/v1'

let site: OwnApplication
test.beforeAll(async () => {
  site = await openIsolatedApplication({})
})
test.afterAll(() => site.close())

/** What people write; attempts are not among it, which are counted also of what is refused. */
const written = {
  whole: [
    ...['app_user', 'ad_draft', 'ad_draft_step', 'reply', 'reply_message', 'saved_search', 'saved_valuation', 'saved_ad', 'ad_report'],
    ...['dealer', 'dealer_member', 'dealer_invitation', 'dealer_export', 'dealer_template', 'dealer_webhook', 'dealer_review'],
    ...['dealer_registration', 'alert_request', 'marketing_consent'],
  ],
  /** Jobs work on these too, and each day the first call with a key is written down. */
  counted: ['partner_key', 'dealer_import', 'dealer_feed', 'moderation_case', 'ad', 'photo'],
}

/** Any other row, or another value in one, gives another text. */
async function stateOf(db: Pool): Promise<string> {
  const parts = [
    ...written.whole.map((table) => db`select coalesce(sum(hashtext(t::text)::bigint), 0)::text as state from ${db(table)} t`),
    ...written.counted.map((table) => db`select count(*)::text as state from ${db(table)}`),
  ]
  return (await Promise.all(parts)).map(([row]) => String(asRecord(row)['state'])).join(' ')
}

type Call = { one: Operation; actor: Actor; address: string; body: string | undefined }

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\u0000', '\ud800', '0', '-1', '1e309', '9'.repeat(30), '__proto__', '../..', '<script>', 'null', 'x'.repeat(3_000)),
)
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: strange },
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(-1, 2 ** 53, 1e308),
)

/** A value as a part of an address; a lone surrogate has no form there. */
function wordOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '')
}

/** A call of the document: mostly what it allows, here and there something else, with numbers of one's own things or of somebody else's. */
function callOf(operations: readonly Operation[], actors: readonly Actor[], ids: readonly string[]): fc.Arbitrary<Call> {
  const id = fc.constantFrom(...ids)
  const valueOf = (schema: Json, name: string): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(sample(schema, name, {})) },
      { weight: 3, arbitrary: id },
      { weight: 2, arbitrary: anything },
    )
  return fc.tuple(fc.constantFrom(...operations), fc.constantFrom(...actors)).chain(([one, actor]) => {
    const parameters = listOf(one.operation['parameters']).map(asRecord)
    const schema = asRecord(asRecord(asRecord(asRecord(one.operation['requestBody'])['content'])['application/json'])['schema'])
    const given = fc.tuple(...parameters.map(({ name, schema: of }) => valueOf(asRecord(of), String(name))))
    const body = fc.record(Object.fromEntries(Object.entries(fieldsOf(schema)).map(([name, of]) => [name, valueOf(of, name)])), {
      requiredKeys: [],
    })
    return fc.tuple(given, body, fc.boolean()).map(([values, fields, hasBody]): Call => {
      const texts = new Map(parameters.map(({ name }, at) => [String(name), encodeURIComponent(wordOf(values[at]))]))
      const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => texts.get(name) || '0')
      const queryParts = parameters
        .filter((parameter) => parameter['in'] === 'query')
        .map(({ name }) => `${String(name)}=${texts.get(String(name)) ?? ''}`)
      const isRead = one.method === 'GET' || (one.method === 'DELETE' && !hasBody)
      return {
        one,
        actor,
        address: path + (queryParts.length > 0 ? `?${queryParts.join('&')}` : ''),
        body: isRead ? undefined : JSON.stringify(fields),
      }
    })
  })
}

test('random calls of every role get documented answers, no foreign rows, and a 400 writes nothing', async () => {
  const { db } = site
  const ids = await addVictim(db, site.url)
  const given = ids.filter((id) => id.includes(canary)) // a client that sends these finds them in its stored rows
  const withoutGiven = (body: string) => given.reduce((rest, id) => rest.replaceAll(id, ''), body)
  const { actors, own } = await addActors(db, site.url)
  const contracts: [string, Contract][] = [
    ['', await openContract(site.url)],
    [partnerApi, await openContract(site.url, `${partnerApi}/openapi.json`)],
  ]
  const operations = contracts.flatMap(([prefix, contract]) =>
    operationsOf(contract)
      .filter(({ path }) => path !== '/logout' && !path.endsWith('/settings/sessions'))
      .map((one) => ({ ...one, path: one.path.startsWith('/api/') ? one.path : prefix + one.path })),
  )
  expect(operations.length).toBeGreaterThan(100)
  const tally = new Map<number, number>()
  const faults: string[] = []
  await fc.assert(
    fc.asyncProperty(callOf(operations, actors, [...ids, ...own, '1', '1001']), async ({ one, actor, address, body }) => {
      const isPartner = address.startsWith(`${partnerApi}/`)
      const before = one.method === 'GET' ? '' : await stateOf(db)
      const answer = await actor.client.copy().send(one.method, address, {
        ...(body !== undefined && { body }),
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'x-csrf-token': actor.csrf,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(actor.key !== undefined && isPartner && { authorization: `Bearer ${actor.key}` }),
        },
      })
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
      const [, contract] = contracts[isPartner ? 1 : 0] ?? []
      const isTooLong = answer.status === 414 && address.length > httpLimits.addressLength // any address can be
      const said = isTooLong ? undefined : contract?.difference(one.method, isPartner ? address.slice(partnerApi.length) : address, answer)
      const wrong = [
        ...(answer.status >= 500 && answer.status !== 503 ? [`${answer.status}`] : []),
        ...(said === undefined ? [] : [said]),
        ...(actor.name !== 'moderator' && withoutGiven(answer.body).includes(canary) && !`${address}${body ?? ''}`.includes(canary)
          ? ['a row of somebody else']
          : []),
        ...(answer.status === 400 && one.method !== 'GET' && (await stateOf(db)) !== before ? ['400, and something is written'] : []),
      ]
      if (wrong.length > 0)
        faults.push(`${actor.name}: ${one.method} ${address.slice(0, 200)} ${(body ?? '').slice(0, 300)}: ${wrong.join('; ')}`)
    }),
    { seed, numRuns: 1_500 },
  )
  test.info().annotations.push({ type: 'answers', description: JSON.stringify([...tally]) })
  expect(faults).toEqual([])
  expect(tally.get(200) ?? 0, 'some are allowed').toBeGreaterThan(50)
  expect(tally.get(400) ?? 0, 'some are wrong').toBeGreaterThan(50)
})
