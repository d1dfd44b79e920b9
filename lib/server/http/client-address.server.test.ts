import { expect, test } from 'vitest'
import { readAddressRanges } from '@/lib/kernel/config/address-ranges'
import { clientAddress } from './client-address.server'

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})
const proxies = readAddressRanges('10.0.0.0/8, ::1') ?? []

test.each([
  { request: from('203.0.113.5'), expected: '203.0.113.5', why: 'the connection' },
  { request: from('::ffff:203.0.113.5'), expected: '203.0.113.5', why: 'an IPv4 address written as IPv6' },
  { request: from('::ffff:cb00:7105'), expected: '203.0.113.5', why: 'and in hexadecimal' },
  { request: from('10.0.0.1', '0x7f.1, 1'), expected: '10.0.0.1', why: 'what only some programs read as an address is left out' },
  { request: from('203.0.113.5', '198.51.100.1'), expected: '203.0.113.5', why: 'a visitor cannot make up an address' },
  { request: from('10.0.0.1', '198.51.100.1'), expected: '198.51.100.1', why: 'a trusted proxy is believed' },
  {
    request: from('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.7'),
    expected: '198.51.100.1',
    why: 'the last address that no proxy of ours has, not what the visitor put in front',
  },
  { request: from('10.0.0.1', 'tutto, falso'), expected: '10.0.0.1', why: 'nonsense is left out' },
  { request: from('10.0.0.1'), expected: '10.0.0.1', why: 'a proxy that says nothing' },
  { request: from('2001:db8:1:2:3:4:5:6'), expected: '2001:db8:1:2::/64', why: 'the whole line of an IPv6 visitor' },
  { request: from('2001:db8:1:2::9'), expected: '2001:db8:1:2::/64', why: 'another address of the same line' },
  { request: from('fe80::1%eth0'), expected: 'fe80:0:0:0::/64', why: 'a zone is no part of the address' },
])('the address counted is $expected: $why', ({ request, expected }) => {
  expect(clientAddress(request, proxies)).toBe(expected)
})

test('a request without an address is refused by every limit', () => {
  expect(() => clientAddress(from(undefined), proxies)).toThrow('without an address')
})
