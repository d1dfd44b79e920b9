import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { botCheck } from './bot-check'
import type { StandInRequest, StandInResponse } from './stand-in-server'

const check = botCheck('chiave', 'segreto')
const callStandIn = (path: string, query = '', body?: unknown): Promise<StandInResponse | undefined> => {
  const request: StandInRequest = {
    path: `/bot-check/${path}`,
    query: new URLSearchParams(query),
    method: body === undefined ? 'GET' : 'POST',
    form: new URLSearchParams(),
    text: body === undefined ? '' : JSON.stringify(body),
    headers: {},
    peer: '127.0.0.1',
    bytes: Buffer.alloc(0),
  }
  return check(request)
}
const bodyOf = (answer: StandInResponse | undefined) => (answer === undefined || answer === 'hang up' ? '' : String(answer.body ?? ''))

/** What a page does with the script: waits until it is ready and requests a token. */
async function token(outcome = ''): Promise<string> {
  const window: { grecaptcha?: { enterprise: { execute: (key: string, options: { action: string }) => Promise<string> } } } = {}
  runInNewContext(bodyOf(await callStandIn('enterprise.js', outcome)), { window, btoa, Date, Math, JSON, queueMicrotask, crypto })
  return (await window.grecaptcha?.enterprise.execute('chiave', { action: 'submit' })) ?? ''
}

async function assess(given: string, changes: object = {}): Promise<unknown> {
  return JSON.parse(
    bodyOf(
      await callStandIn('verify', 'key=segreto', { event: { token: given, siteKey: 'chiave', expectedAction: 'submit', ...changes } }),
    ),
  )
}

test('a token of the script is good once', async () => {
  const given = await token()
  expect(await assess(given)).toMatchObject({ tokenProperties: { valid: true, action: 'submit' }, riskAnalysis: { score: 0.9 } })
  expect(await assess(given)).toMatchObject({ tokenProperties: { valid: false, invalidReason: 'DUPE' } })
})

test('robots, old tokens and inventions are distinguished', async () => {
  expect(await assess(await token('esito=robot'))).toMatchObject({ tokenProperties: { valid: true }, riskAnalysis: { score: 0.1 } })
  expect(await assess(await token('esito=scaduto'))).toMatchObject({ tokenProperties: { valid: false, invalidReason: 'EXPIRED' } })
  for (const made of ['inventato', 'stand-in.e30=', 'stand-in.'])
    expect(await assess(made)).toMatchObject({ tokenProperties: { valid: false, invalidReason: 'MALFORMED' } })
})

test('the verifier wants its key, this site and a whole question', async () => {
  expect(await callStandIn('verify', 'key=altra', {})).toMatchObject({ status: 403 })
  expect(await callStandIn('verify', 'key=segreto', { event: { token: 'x', siteKey: 'altra' } })).toMatchObject({ status: 400 })
  expect(await callStandIn('verify', 'key=segreto', [1])).toMatchObject({ status: 400 })
  expect(await callStandIn('verify', 'key=segreto')).toMatchObject({ status: 405 })
  expect(await callStandIn('enterprise.js', 'esito=errore')).toMatchObject({ status: 500 })
})
