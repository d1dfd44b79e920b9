import { readStored, writeStored } from '@/lib/kernel/browser/local-storage'

/** The header in which our event log gives a new visitor a token, and in which the browser shows it. */
export const visitorTokenHeader = 'X-Visitor-Token'
/** Beside the id of the visitor in the storage. */
const tokenName = 'uuid_token'

export function visitorTokenHeaders(): Record<string, string> {
  const token = readStored(tokenName)
  return token === undefined ? {} : { [visitorTokenHeader]: token }
}

export function storeVisitorToken(token: string): void {
  writeStored(tokenName, token)
}
