import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { shared } from '@/lib/kernel/process/shared.server'

const ids = () => shared('requestIds', () => new AsyncLocalStorage())
const ofThisProcess = randomBytes(5).toString('hex')
let count = 0

/** Makes another id at every call, on every machine. */
export function newRequestId(): string {
  return `${ofThisProcess}-${((count += 1)).toString(36)}`
}

/** The allowed form of a foreign request id: nothing that could end a line of a log or a statement. */
export function isRequestId(text: string): boolean {
  return /^[\w-]{8,64}$/.test(text)
}

/** Whatever `work` logs, reports and writes to the database names this request. */
export function withRequestId<T>(id: string, work: () => T): T {
  return ids().run(id, work)
}

/** The request that is being answered here; undefined in jobs and commands. */
export function currentRequestId(): string | undefined {
  return ids().getStore()
}
