import { expect, test } from 'vitest'
import { readAddressRanges } from './address-ranges'

test('addresses and ranges are read, with or without blanks', () => {
  const read = readAddressRanges('127.0.0.1, 10.0.0.0/8,::1, fd00::/8') ?? []
  expect(read.map(([address, bits]) => [address.kind(), address.toString(), bits])).toEqual([
    ['ipv4', '127.0.0.1', 32],
    ['ipv4', '10.0.0.0', 8],
    ['ipv6', '::1', 128],
    ['ipv6', 'fd00::', 8],
  ])
  expect(readAddressRanges('')).toEqual([])
})

test.each(['localhost', '10.0.0.0/33', '256.1.1.1', '::/129', '10.0.0', '10.1/8', '0x0a.0.0.1', ':::', '10.0.0.0/', '10.0.0.1;10.0.0.2'])(
  'an invalid address or range is a fault: %s',
  (text) => {
    expect(readAddressRanges(text)).toBeUndefined()
  },
)
