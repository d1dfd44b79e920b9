import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { allowOwnFrames, securityHeadersFor } from './security-headers.server'

type Settings = Parameters<typeof securityHeadersFor>[0]
const plain: Settings = {
  siteUrl: 'http://localhost:3000',
  dialogUrls: [],
  botCheckUrl: '',
  eventUrls: [],
  reportUrl: undefined,
  callUrl: undefined,
  developing: false,
}
const headersOf = (settings: Partial<Settings>) => new Map(securityHeadersFor({ ...plain, ...settings }))

const directivesOf = (settings: Partial<Settings>) => (headersOf(settings).get('Content-Security-Policy') ?? '').split('; ')

test('the policy allows only our own scripts, frames and calls', () => {
  expect(directivesOf({})).toEqual(expect.arrayContaining(["script-src 'self'", "frame-src 'self'", "connect-src 'self'"]))
})

test('the bot check is allowed by the folder of its script alone', () => {
  const folder = 'https://controlli.example/v2/'
  expect(directivesOf({ botCheckUrl: `${folder}check.js?lingua=it` })).toEqual(
    expect.arrayContaining([`script-src 'self' ${folder}`, `frame-src 'self' ${folder}`, `connect-src 'self' ${folder}`]),
  )
})

test.each(['www.google.com', 'www.recaptcha.net'])(
  'reCAPTCHA from %s may load what its first script requests, and nothing else of Google',
  (host) => {
    const folder = `https://${host}/recaptcha/`
    expect(directivesOf({ botCheckUrl: `${folder}enterprise.js` })).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${folder} https://www.gstatic.com/recaptcha/`,
        `frame-src 'self' ${folder} https://recaptcha.google.com/recaptcha/`,
        `connect-src 'self' ${folder}`,
      ]),
    )
  },
)

test('a form may lead to the social logins, by their origins alone', () => {
  const policy = headersOf({ dialogUrls: ['https://social.example/dialog?x=1', 'https://altro.example/dialog'] }).get(
    'Content-Security-Policy',
  )
  expect(policy).toContain("form-action 'self' https://social.example https://altro.example;")
})

test('error reports may leave for their receiver, by its origin alone, where there is one', () => {
  expect(directivesOf({ reportUrl: 'https://key@reports.example/1' })).toContain("connect-src 'self' https://reports.example")
})

test('a separate site for the calls of the pages is allowed by its origin', () => {
  expect(directivesOf({ callUrl: 'https://api.example/davanti' })).toContain("connect-src 'self' https://api.example")
})

test('the browser may send events to the collector and to the vendor’s event log, by their origins alone', () => {
  expect(headersOf({ eventUrls: ['https://collector.example/path', undefined] }).get('Content-Security-Policy')).toContain(
    "connect-src 'self' https://collector.example;",
  )
  expect(headersOf({ eventUrls: [undefined, 'https://logx.example/v1/events'] }).get('Content-Security-Policy')).toContain(
    "connect-src 'self' https://logx.example;",
  )
  expect(headersOf({}).get('Content-Security-Policy')).toContain("connect-src 'self';")
})

test('no page of another site can load our answers as its own', () => {
  expect(headersOf({}).get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})

test('browsers that reached the site by https use https for two years; the header is sent only there', () => {
  expect(headersOf({ siteUrl: 'https://www.ingrana.example' }).get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
  expect(headersOf({}).has('Strict-Transport-Security')).toBe(false)
})

test('only the development server may evaluate code and write scripts into the page', () => {
  expect(directivesOf({ developing: true })).toContain("script-src 'self' 'unsafe-eval' 'unsafe-inline'")
  expect(directivesOf({ developing: false })).toContain("script-src 'self'")
})

test('no other site may frame a page, and our own frames only allowed origins', () => {
  expect(directivesOf({})).toContain("frame-ancestors 'none'")
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  for (const [name, value] of securityHeadersFor(plain)) response.setHeader(name, value)
  allowOwnFrames(response)
  expect(String(response.getHeader('Content-Security-Policy')).split('; ')).toEqual(
    directivesOf({}).map((directive) => (directive === "frame-ancestors 'none'" ? "frame-ancestors 'self'" : directive)),
  )
})
