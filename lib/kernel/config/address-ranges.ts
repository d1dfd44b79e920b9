import ipaddr from 'ipaddr.js'

export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>

/** Reads «10.0.0.0/8, ::1». Undefined when a part is not an address. */
export function readAddressRanges(text: string): AddressRange[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const ranges = parts.map(readRange)
  return ranges.every((range) => range !== undefined) ? ranges : undefined
}

/** IPv4 in four decimal parts only: the library also takes «10.1», which is more often a slip than meant. */
function readRange(text: string): AddressRange | undefined {
  const range = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`
  const { IPv4, IPv6 } = ipaddr
  return IPv4.isValidCIDRFourPartDecimal(range) || IPv6.isValidCIDR(range) ? ipaddr.parseCIDR(range) : undefined
}
