import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysOf } from '@/lib/kernel/secrets/secret-keys.server'
import { originOf, prefixOf, readVisitorToken, signVisitor } from './visitor-token.server'

const keyText = () => randomBytes(32).toString('base64')
const [first, second, third] = [keyText(), keyText(), keyText()]
const keys = keysOf([first], 'test')
const visitor = '3f0c2a1e-7b6d-4c5a-9e8f-0a1b2c3d4e5f'
const other = '3f0c2a1e-7b6d-4c5a-9e8f-0a1b2c3d4e60'
const now = new Date('2026-03-01T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const day = 86_400_000
const origin = originOf('198.51.100.7', keys)
const token = signVisitor(visitor, origin, now, keys)

test('a token says where its visitor first came from, for that visitor alone', () => {
  expect(readVisitorToken(token, visitor, later(300 * day), keys)).toBe(origin)
  expect(readVisitorToken(token, visitor.toUpperCase(), now, keys)).toBe(origin)
  expect(readVisitorToken(token, other, now, keys)).toBeUndefined()
})

test('a token holds for 400 days, and not before it was made', () => {
  expect(readVisitorToken(token, visitor, later(400 * day), keys)).toBe(origin)
  expect(readVisitorToken(token, visitor, later(400 * day + 1), keys)).toBeUndefined()
  expect(readVisitorToken(token, visitor, later(-300_001), keys)).toBeUndefined()
})

test('a changed time, origin or seal is no token of ours', () => {
  const [madeAt = '', , seal = ''] = token.split('.')
  const moved = [`${madeAt}0.${origin}.${seal}`, `${madeAt}.${'0'.repeat(16)}.${seal}`, `${madeAt}.${origin}.${'A'.repeat(22)}`]
  for (const text of [...moved, '', 'x', '..', `${token} `, token.slice(0, -1), '\0', undefined])
    expect(readVisitorToken(text, visitor, now, keys), String(text)).toBeUndefined()
})

test('after a new key the tokens of the old one hold as long as it is listed', () => {
  expect(readVisitorToken(token, visitor, now, keysOf([second, first], 'test'))).toBe(origin)
  expect(readVisitorToken(token, visitor, now, keysOf([third, second], 'test'))).toBeUndefined()
})

test.each([
  { one: '198.51.100.7', same: '198.51.100.7', next: '198.51.100.8', prefix: '198.51.100.0/24' },
  { one: '2001:db8:1:2::/64', same: '2001:db8:1:ffff::/64', next: '2001:db8:2:2::/64', prefix: '2001:db8:1::/48' },
])('an origin is a keyed hash of one network: $prefix', ({ one, same, next, prefix }) => {
  expect(prefixOf(one)).toBe(prefix)
  expect(originOf(one, keys)).toMatch(/^[0-9a-f]{16}$/)
  expect(originOf(same, keys)).toBe(originOf(one, keys))
  expect(originOf(next, keys)).not.toBe(originOf(one, keys))
  expect(originOf(one, keysOf([second], 'test'))).not.toBe(originOf(one, keys))
})
