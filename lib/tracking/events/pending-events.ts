import { maxPendingRequests } from '@/lib/accounts/consent/storage-limits'
import { randomUuid } from '@/lib/kernel/browser/random-uuid'
import { asRecord } from '@/lib/kernel/validation/plain-object'

/** The store of events that an address could not take: `{ target: { uuid: entry } }`, oldest first. */
export const pendingKey = 'fs_optly_pending_events'
/** A claim expires after this time, in case its page crashed; longer than the request timeout. */
const claimTtlMs = 30_000
/** The most characters of all targets together: a part of what a browser lets a site keep. */
const maxPendingCharacters = 1_000_000

type Entry = {
  uuid: string
  timestamp: number
  request: string
  /** The page that is sending it. */
  claim?: { by: string; at: number }
}
type PendingByTarget = Record<string, Entry[]>
export type PendingRequest = { uuid: string; body: string }
/** The browser's locks, as far as they are used. */
type Locks = { request(name: string, run: () => PendingRequest[]): Promise<PendingRequest[]> }

/** The pending events of one target, in the local storage that all pages of the site share. A storage that is full, denied or holds garbage is one that keeps nothing. */
export class PendingEvents {
  readonly #page = randomUuid()

  constructor(
    private readonly target: string,
    private readonly storage: () => Storage,
    private readonly locks?: Locks,
  ) {}

  /** Stores what this page is about to send; the oldest give way. Says which of them are stored, and how many requests, of any target, are gone. */
  store(requests: readonly PendingRequest[]): { stored: ReadonlySet<string>; dropped: number } {
    const fresh = requests.map(({ uuid, body }) => ({ uuid, timestamp: Date.now(), request: body, claim: this.#claim() }))
    const uuids = new Set(fresh.map(({ uuid }) => uuid))
    const before = this.#read()
    const wanted = { ...before, [this.target]: [...(before[this.target] ?? []).filter(({ uuid }) => !uuids.has(uuid)), ...fresh] }
    const bounded = withinBounds(wanted)
    if (!this.#write(bounded)) return { stored: new Set(), dropped: 0 }
    const stored = new Set((bounded[this.target] ?? []).flatMap(({ uuid }) => (uuids.has(uuid) ? [uuid] : [])))
    return { stored, dropped: countOf(wanted) - countOf(bounded) }
  }

  /** Takes all that no other page is sending. Each is given to one page only, also when two of them start at once. */
  async claimAll(): Promise<PendingRequest[]> {
    const take = () => this.#takeFree()
    try {
      return await (this.locks ? this.locks.request(pendingKey, take) : take())
    } catch {
      return take()
    }
  }

  /** Claims a stored request before it is sent: whether it is still waiting and no other page has taken it meanwhile. */
  tryClaim(uuid: string): boolean {
    const entry = this.#read()[this.target]?.find((one) => one.uuid === uuid)
    if (!entry || !this.#isFree(entry)) return false
    this.#change((entries) => entries.map((one) => (one.uuid === uuid ? { ...one, claim: this.#claim() } : one)))
    return true
  }

  /** Delivered, or refused for good. */
  remove(uuid: string): void {
    this.#change((entries) => entries.filter((entry) => entry.uuid !== uuid))
  }

  /** Leaves what this page has not seen arrive, or one such request, to the next page. */
  release(uuid?: string): void {
    this.#change((entries) =>
      entries.map(({ claim, ...entry }) =>
        claim && (claim.by !== this.#page || (uuid ?? entry.uuid) !== entry.uuid) ? { ...entry, claim } : entry,
      ),
    )
  }

  clear(): void {
    this.#change(() => [])
  }

  #takeFree(): PendingRequest[] {
    const free = (this.#read()[this.target] ?? []).filter((entry) => this.#isFree(entry))
    const isFree = new Set(free.map(({ uuid }) => uuid))
    this.#change((entries) => entries.map((entry) => (isFree.has(entry.uuid) ? { ...entry, claim: this.#claim() } : entry)))
    return free.map(({ uuid, request }) => ({ uuid, body: request }))
  }

  #claim() {
    return { by: this.#page, at: Date.now() }
  }

  /** A claim in the future means that the clock was set back: it counts as expired. */
  #isFree({ claim }: Entry): boolean {
    if (!claim || claim.by === this.#page) return true
    const age = Date.now() - claim.at
    return age < 0 || age > claimTtlMs
  }

  #read(): PendingByTarget {
    try {
      const parsed: unknown = JSON.parse(this.storage().getItem(pendingKey) ?? '{}')
      return Object.fromEntries(
        Object.entries(asRecord(parsed)).map(([target, entries]) => [
          target,
          Object.entries(asRecord(entries))
            .map(([, entry]) => entry)
            .filter(isEntry),
        ]),
      )
    } catch {
      return {}
    }
  }

  #change(work: (entries: Entry[]) => Entry[]): void {
    const everything = this.#read()
    this.#write({ ...everything, [this.target]: work(everything[this.target] ?? []) })
  }

  #write(everything: PendingByTarget): boolean {
    const waiting = Object.entries(everything).filter(([, entries]) => entries.length > 0)
    const byUuid = waiting.map(([target, entries]) => [target, Object.fromEntries(entries.map((entry) => [entry.uuid, entry]))])
    try {
      if (waiting.length === 0) this.storage().removeItem(pendingKey)
      else this.storage().setItem(pendingKey, JSON.stringify(Object.fromEntries(byUuid)))
      return true
    } catch {
      return false
    }
  }
}

/** The newest that may wait: so many and so many characters, of all targets together, also of those that no page uses any more. */
function withinBounds(everything: PendingByTarget): PendingByTarget {
  const newest = Object.entries(everything)
    .flatMap(([, entries]) => entries)
    .toReversed() // of two with one time, the later one is the newer
    .sort((a, b) => b.timestamp - a.timestamp)
  let [requests, characters] = [0, 0]
  const stored = new Set<Entry>()
  for (const entry of newest) {
    requests += 1
    characters += entry.request.length
    if (requests > maxPendingRequests || characters > maxPendingCharacters) break
    stored.add(entry)
  }
  return Object.fromEntries(Object.entries(everything).map(([target, entries]) => [target, entries.filter((entry) => stored.has(entry))]))
}

function countOf(everything: PendingByTarget): number {
  return Object.values(everything).reduce((sum, entries) => sum + entries.length, 0)
}

function isEntry(value: unknown): value is Entry {
  const { uuid, timestamp, request, claim } = asRecord(value)
  return typeof uuid === 'string' && typeof timestamp === 'number' && typeof request === 'string' && (claim === undefined || isClaim(claim))
}

function isClaim(value: unknown): boolean {
  const { by, at } = asRecord(value)
  return typeof by === 'string' && typeof at === 'number'
}
