import type { IncomingMessage } from 'node:http'
import type { AddressRange } from '@/lib/kernel/config/address-ranges'
import { currentRequestId, isRequestId, newRequestId } from '@/lib/kernel/errors/request-id.server'
import { connectionAddress } from './client-address.server'

const header = 'x-request-id'
/** What every answer says. */
export const requestIdHeader = 'X-Request-Id'

/** Gives a request its id: the one that a proxy we trust has given it, or a new one. What visitors call it themselves is not read. */
export function nameRequest(request: IncomingMessage, trusted: AddressRange[]): string {
  const given = request.headers[header]
  const isFromProxy = connectionAddress(request.socket, trusted) === undefined
  const id = isFromProxy && typeof given === 'string' && isRequestId(given) ? given : newRequestId()
  request.headers[header] = id
  return id
}

/** The id that `nameRequest` has given; a request of our own belongs to the one that is being answered, if there is one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  return String(headers[header] ?? currentRequestId() ?? newRequestId())
}
