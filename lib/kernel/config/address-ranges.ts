export type AddressRange = { address: string; bits: number; family: 'ipv4' | 'ipv6' }

/** Reads «10.0.0.0/8, ::1». Undefined when a part is not an address. */
export function readAddressRanges(text: string): AddressRange[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const ranges = parts.map(readRange)
  return ranges.every((range) => range !== undefined) ? ranges : undefined
}

function readRange(text: string): AddressRange | undefined {
  const [, address = '', bitsText] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const family = familyOf(address)
  if (family === undefined) return undefined
  const maxBits = family === 'ipv4' ? 32 : 128
  const bits = bitsText === undefined ? maxBits : Number(bitsText)
  return bits <= maxBits ? { address, bits, family } : undefined
}

function familyOf(address: string): AddressRange['family'] | undefined {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address.split('.').every((part) => Number(part) <= 255) ? 'ipv4' : undefined
  return address.includes(':') && URL.canParse(`http://[${address}]/`) ? 'ipv6' : undefined
}
