import { expect, test } from 'vitest'
import { securityHeadersFor } from './security-headers.server'

type Settings = Parameters<typeof securityHeadersFor>[0]
const plain: Settings = { siteUrl: 'http://localhost:3000', botCheckUrl: undefined, dialogUrl: undefined, developing: false }
const headersOf = (settings: Partial<Settings>) => new Map(securityHeadersFor({ ...plain, ...settings }))

test('scripts come from our own files only', () => {
  expect(headersOf({}).get('Content-Security-Policy')).toContain("script-src 'self';")
})

test('the bot check may run and a form may lead to the social login, by their origins alone', () => {
  const policy = headersOf({ botCheckUrl: 'https://check.example/api.js?x=1', dialogUrl: 'https://social.example/dialog' }).get('Content-Security-Policy')
  expect(policy).toContain("script-src 'self' https://check.example;")
  expect(policy).toContain("form-action 'self' https://social.example;")
})

test('browsers that reached the site by https stay with it for two years, and are told so only there', () => {
  expect(headersOf({ siteUrl: 'https://www.ingrana.example' }).get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
  expect(headersOf({}).has('Strict-Transport-Security')).toBe(false)
})
