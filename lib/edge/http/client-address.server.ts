import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { AddressRange } from '@/lib/kernel/config/address-ranges'
import { AppError } from '@/lib/kernel/errors/app-error'

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** Where a request comes from: the connection, or what a proxy we trust says about it. What visitors claim themselves is not read. */
export function clientAddress(request: Asked, trusted: AddressRange[]): string {
  const direct = plain(request.socket.remoteAddress)
  if (direct === undefined) throw new AppError('unavailable', 'a request without an address cannot be counted')
  if (!isTrusted(direct, trusted)) return grouped(direct)
  const claimed = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .filter((part) => part !== undefined)
  return grouped(claimed.findLast((address) => !isTrusted(address, trusted)) ?? direct)
}

function plain(address: string | undefined): string | undefined {
  const bare = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return bare !== undefined && isIP(bare) !== 0 ? bare : undefined
}

function isTrusted(address: string, trusted: AddressRange[]): boolean {
  const list = new BlockList()
  for (const range of trusted) list.addSubnet(range.address, range.bits, range.family)
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** IPv6 clients usually own a /64, so the address is truncated to it. */
function grouped(address: string): string {
  if (isIP(address) === 4) return address
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = tail === undefined ? front : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
