import { expect, test } from 'vitest'
import { readAddressRanges } from './address-ranges'

test('addresses and ranges are read, with or without blanks', () => {
  expect(readAddressRanges('127.0.0.1, 10.0.0.0/8,::1, fd00::/8')).toEqual([
    { address: '127.0.0.1', bits: 32, family: 'ipv4' },
    { address: '10.0.0.0', bits: 8, family: 'ipv4' },
    { address: '::1', bits: 128, family: 'ipv6' },
    { address: 'fd00::', bits: 8, family: 'ipv6' },
  ])
  expect(readAddressRanges('')).toEqual([])
})

test.each(['localhost', '10.0.0.0/33', '256.1.1.1', '::/129', '10.0.0', ':::', '10.0.0.1;10.0.0.2'])(
  'what is no address is a fault: %s',
  (text) => {
    expect(readAddressRanges(text)).toBeUndefined()
  },
)
