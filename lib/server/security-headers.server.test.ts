import { expect, test } from 'vitest'
import { securityHeadersFor } from './security-headers.server'

type Settings = Parameters<typeof securityHeadersFor>[0]
const plain: Settings = { siteUrl: 'http://localhost:3000', dialogUrl: undefined, developing: false }
const headersOf = (settings: Partial<Settings>) => new Map(securityHeadersFor({ ...plain, ...settings }))

test('scripts come from our own files only', () => {
  expect(headersOf({}).get('Content-Security-Policy')).toContain("script-src 'self';")
})

test('a form may lead to the social login, by its origin alone', () => {
  const policy = headersOf({ dialogUrl: 'https://social.example/dialog?x=1' }).get('Content-Security-Policy')
  expect(policy).toContain("form-action 'self' https://social.example;")
})

test('browsers that reached the site by https stay with it for two years, and are told so only there', () => {
  expect(headersOf({ siteUrl: 'https://www.ingrana.example' }).get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
  expect(headersOf({}).has('Strict-Transport-Security')).toBe(false)
})
