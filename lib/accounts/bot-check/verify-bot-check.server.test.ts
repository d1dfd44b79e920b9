import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botCheck } from '@/scripts/stand-ins/bot-check'
import { serveStandIns } from '@/scripts/stand-ins/stand-in-server'
import { verifyBotCheck } from './verify-bot-check.server'

let standIn: Awaited<ReturnType<typeof serveStandIns>>
beforeAll(async () => void (standIn = await serveStandIns(0, [botCheck('chiave', 'segreto')])))
afterAll(() => standIn.close())

const url = (path: string) => `http://localhost:${standIn.port}/bot-check/${path}`
const settings = () => ({ siteKey: 'chiave', secret: 'segreto', verifyUrl: url('verify') })
const token = async (query = '') => (await fetch(url(`token?${query}`))).text()
const withToken = (given: unknown) => ({ email: 'anna@esempio.it', 'g-recaptcha-response': given })

test('somebody with a fresh token of the check is let through', async () => {
  await expect(verifyBotCheck(withToken(await token()), settings())).resolves.toBeUndefined()
})

test.each([
  {
    why: 'used before',
    given: async () => {
      const used = await token()
      await verifyBotCheck(withToken(used), settings())
      return used
    },
    reason: 'DUPE',
  },
  { why: 'too old', given: () => token('esito=scaduto'), reason: 'EXPIRED' },
  { why: 'of a robot', given: () => token('esito=robot'), reason: 'score 0.1' },
  { why: 'made for another action', given: () => token('azione=login'), reason: 'login' },
  { why: 'invented', given: async () => 'inventato', reason: 'MALFORMED' },
])('a token that is $why is refused, with a text that does not say why', async ({ given, reason }) => {
  const refused = verifyBotCheck(withToken(await given()), settings())
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    status: 400,
    shownText: 'Il controllo antispam non è riuscito. Invia di nuovo il modulo.',
  })
  await expect(refused).rejects.toThrow(reason)
})

test.each([undefined, {}, withToken(''), withToken(null), withToken(['a', 'b']), withToken({ length: 1 })])(
  'without a token the form is refused, and its sender reads that it needs JavaScript: %j',
  async (body) => {
    await expect(verifyBotCheck(body, settings())).rejects.toMatchObject({
      code: 'invalid',
      shownText: 'Questo modulo si invia solo con JavaScript: attivalo nel browser, ricarica la pagina e riprova.',
    })
  },
)

test.each(['con spazi', 'a\r\nb', 'ciao@esempio.it?x', 'à', 'x'.repeat(8193)])(
  'a malformed token never reaches the verifier: %.20s',
  async (given) => {
    const nowhere = { ...settings(), verifyUrl: 'http://localhost:1/verify' }
    await expect(verifyBotCheck(withToken(given), nowhere)).rejects.toMatchObject({ code: 'invalid' })
  },
)

test.each([
  { why: 'is down', settings: () => ({ ...settings(), verifyUrl: 'http://localhost:1/verify' }) },
  { why: 'refuses our key', settings: () => ({ ...settings(), secret: 'altro' }) },
  { why: 'knows another site', settings: () => ({ ...settings(), siteKey: 'altra' }) },
  { why: 'fails', query: 'esito=guasto' },
  { why: 'answers something else', query: 'esito=altro' },
  { why: 'never answers', query: 'esito=muto' },
])('when the verifier $why nobody is let through', async ({ settings: changed = settings, query = '' }) => {
  await expect(verifyBotCheck(withToken(await token(query)), changed(), 300)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    shownText: 'In questo momento non riusciamo a controllare chi invia il modulo. Riprova tra qualche minuto.',
  })
})

test.each([
  'null',
  '[]',
  '{}',
  '7',
  '{"tokenProperties":{"valid":"true"}}',
  '{"tokenProperties":null}',
  '{"tokenProperties":{"valid":true,"action":"submit"},"riskAnalysis":{"score":"0.9"}}',
])('an answer that is no assessment lets nobody through: %s', async (answer) => {
  await using verifier = await answering(answer)
  await expect(verifyBotCheck(withToken('abc'), { ...settings(), verifyUrl: verifier.url })).rejects.toMatchObject({ code: 'unavailable' })
})

test.each([
  { answer: '{"tokenProperties":{"action":"submit"},"riskAnalysis":{"score":0.9}}', why: 'valid left out' },
  { answer: '{"tokenProperties":{"valid":true,"action":"submit"}}', why: 'no score' },
  { answer: '{"tokenProperties":{"valid":true},"riskAnalysis":{"score":0.9}}', why: 'no action' },
  { answer: '{"tokenProperties":{"valid":true,"action":"submit"},"riskAnalysis":{"score":0.49}}', why: 'below the middle' },
])('a field missing in the verifier’s answer counts against the token: $why', async ({ answer }) => {
  await using verifier = await answering(answer)
  await expect(verifyBotCheck(withToken('abc'), { ...settings(), verifyUrl: verifier.url })).rejects.toMatchObject({ code: 'invalid' })
})

test('the verifier is sent the token, our site and the action, and nothing of the visitor', async () => {
  await using verifier = await answering('{"tokenProperties":{"valid":true,"action":"submit"},"riskAnalysis":{"score":0.5}}')
  await verifyBotCheck(withToken('abc'), { ...settings(), verifyUrl: verifier.url })
  expect(verifier.received).toEqual([
    { query: '?key=segreto', body: { event: { token: 'abc', siteKey: 'chiave', expectedAction: 'submit' } } },
  ])
})

test('a failure tells neither the key nor the token', async () => {
  const failure: unknown = await verifyBotCheck(withToken('gettone'), { ...settings(), verifyUrl: 'http://localhost:1/verify' }).catch(
    (error: unknown) => error,
  )
  const shown = failure instanceof Error ? `${failure.message} ${failure.stack ?? ''} ${String(failure.cause)}` : ''
  expect(shown).toContain('bot check')
  expect(shown).not.toMatch(/segreto|gettone/)
})

async function answering(body: string) {
  const received: { query: string; body: unknown }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('end', () => {
        received.push({ query: new URL(request.url ?? '', 'http://localhost').search, body: JSON.parse(text) })
        response.end(body)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}/verify`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
