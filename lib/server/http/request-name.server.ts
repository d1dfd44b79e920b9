import type { IncomingMessage } from 'node:http'
import type { AddressRange } from '@/lib/kernel/config/address-ranges'
import { currentRequestId, isRequestId, newRequestId } from '@/lib/kernel/errors/request-id.server'
import { connectionAddress } from './client-address.server'

const header = 'x-request-id'
/** The header of every answer. */
export const requestIdHeader = 'X-Request-Id'

/** Gives a request its id: the one of a trusted proxy, or a new one. Ids by visitors are ignored. */
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
