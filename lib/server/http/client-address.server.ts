import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { AddressRange } from '@/lib/kernel/config/address-ranges'
import { AppError } from '@/lib/kernel/errors/app-error'

type AddressedRequest = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }
type Address = ReturnType<typeof ipaddr.process>

/** The address of a client: that of the connection, or the one that a trusted proxy names. Claims of visitors are ignored. */
export function clientAddress(request: AddressedRequest, trusted: AddressRange[]): string {
  const direct = parsed(request.socket.remoteAddress)
  if (direct === undefined) throw new AppError('unavailable', 'a request without an address cannot be counted')
  const isTrusted = (address: Address) => ipaddr.subnetMatch(address, { trusted }, 'other') === 'trusted'
  if (!isTrusted(direct)) return grouped(direct)
  const claimed = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => parsed(part.trim()))
    .filter((address) => address !== undefined)
  return grouped(claimed.findLast((address) => !isTrusted(address)) ?? direct)
}

/** The address that holds a connection; undefined for a trusted proxy, which many people share, and for a closed connection. */
export function connectionAddress(socket: AddressedRequest['socket'], trusted: AddressRange[]): string | undefined {
  const direct = parsed(socket.remoteAddress)
  return direct === undefined || ipaddr.subnetMatch(direct, { trusted }, 'other') === 'trusted' ? undefined : grouped(direct)
}

/** Parses only what Node takes for an address: the library also takes «1» and «0x7f.1». IPv4 written as IPv6 becomes IPv4. */
function parsed(address = ''): Address | undefined {
  return isIP(address) === 0 ? undefined : ipaddr.process(address)
}

/** IPv6 clients usually own a /64, so the address is truncated to it. */
function grouped(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  const line = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${line.join(':')}::/64`
}
