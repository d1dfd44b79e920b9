// reads: temporary files
// Plain JavaScript, because `npm start` needs it before TypeScript can run.
import { hash, randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, write, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'

/** How many requests are recorded at once, more than are rendered at once, and how many bytes each has: its key, and what the log calls it. */
const slots = 32
const slotBytes = 256
const keyBytes = 27
/** The file stands beside standard input, output, errors and the channel of messages. */
const recordFd = 4
const recordSetting = 'INGRANA_RECORDS'
const refusedSetting = 'INGRANA_REFUSED'
/** How long what ended us twice is refused, doubled with each further time, and how long anything is remembered. */
const firstRefusalMs = 300_000
const longestRefusalMs = 3_600_000
const rememberedMs = 86_400_000
const mostRemembered = 1_000

/**
 * What is refused, by key, for so many milliseconds.
 * @typedef {Record<string, number>} Refused
 */

/**
 * What looks after processes that serve keeps in mind which requests were under way when one of them died. What was so twice is refused for a while, instead of
 * ending the next one. Each process writes what it begins into a file without a name, so that nothing has to be said by a process that stands still.
 */
export class Suspects {
  /** @type {Map<string, { label: string, deaths: number, lastAt: number, refusedUntil: number }>} */
  #known = new Map()
  #tell
  #clock

  /** @param {{ tell: (line: string) => void, clock?: () => number }} options */
  constructor({ tell, clock = () => performance.now() }) {
    this.#tell = tell
    this.#clock = clock
  }

  /** Gives the next process what it inherits, and what to say when it has ended. Where no file can be made nothing is recorded. */
  begin() {
    const fd = openRecords()
    const close = () => fd !== undefined && closeSync(fd)
    return {
      /** @type {(number | 'inherit' | 'ignore' | 'ipc')[]} */
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', fd ?? 'ignore'],
      environment: { [recordSetting]: fd === undefined ? '' : '1', [refusedSetting]: JSON.stringify(this.refused()) },
      ended: close,
      died: () => {
        if (fd !== undefined) this.#suspect(readRecords(fd))
        close()
      },
    }
  }

  /** @returns {Refused} */
  refused() {
    const now = this.#clock()
    return Object.fromEntries(
      [...this.#known].flatMap(([key, { refusedUntil }]) => (refusedUntil > now ? [[key, Math.ceil(refusedUntil - now)]] : [])),
    )
  }

  /** @param {{ key: string, label: string }[]} records */
  #suspect(records) {
    const now = this.#clock()
    for (const [key, { lastAt }] of this.#known) if (now - lastAt > rememberedMs) this.#known.delete(key)
    for (const { key, label } of new Map(records.map((each) => [each.key, each])).values()) {
      const deaths = (this.#known.get(key)?.deaths ?? 0) + 1
      const refusedMs = deaths < 2 ? 0 : Math.min(longestRefusalMs, firstRefusalMs * 2 ** (deaths - 2))
      this.#known.delete(key) // to the end: the oldest goes first
      this.#known.set(key, { label, deaths, lastAt: now, refusedUntil: now + refusedMs })
      if (refusedMs > 0)
        this.#tell(`«${label}» was under way when Ingrana ended, ${deaths} times: it is refused for ${refusedMs / 60_000} minutes`)
    }
    for (const key of [...this.#known.keys()].slice(0, Math.max(0, this.#known.size - mostRemembered))) this.#known.delete(key)
  }
}

/** The requests of a process that serves: under way, and refused. Without one that looks after it nothing is either. */
export class UnderWay {
  /** @type {Map<string, number>} by when it is refused no more */
  #refused = new Map()
  #records
  #clock

  /** @param {{ env?: Record<string, string | undefined>, fd?: number, clock?: () => number }} options */
  constructor({ env = process.env, fd = recordFd, clock = () => performance.now() } = {}) {
    this.#clock = clock
    this.#records = env[recordSetting] === '1' ? new Records(fd) : undefined
    this.#refuse(JSON.parse(env[refusedSetting] || '{}'))
  }

  /**
   * A message of the supervisor, possibly of another kind.
   * @param {unknown} message
   */
  hear(message) {
    if (typeof message === 'object' && message !== null && 'refused' in message) this.#refuse(/** @type {Refused} */ (message.refused))
  }

  /** @param {Refused} refused */
  #refuse(refused) {
    for (const [key, forMs] of Object.entries(refused)) this.#refused.set(key, this.#clock() + forMs)
  }

  /**
   * Seconds after which it may be requested again; undefined when it may be requested now.
   * @param {string} key
   */
  refusedSeconds(key) {
    if (this.#refused.size === 0) return undefined
    const leftMs = (this.#refused.get(key) ?? 0) - this.#clock()
    if (leftMs > 0) return Math.ceil(leftMs / 1_000)
    this.#refused.delete(key)
    return undefined
  }

  /**
   * What it gives is called when the request has its answer.
   * @param {string} key
   * @param {string} label
   * @returns {() => void}
   */
  begin(key, label) {
    return this.#records?.begin(key, label) ?? (() => {})
  }
}

/**
 * Each query of an address has its own key. The query itself is not stored: it may be a secret.
 * @param {string} method
 * @param {string} target
 */
export function keyOf(method, target) {
  return hash('sha1', `${method === 'HEAD' ? 'GET' : method} ${target}`, 'base64url')
}

/** Each request has a place in the file while it lasts. Writing is left to another thread, which does it also when this one stands still from then on. */
class Records {
  #free = Array.from({ length: slots }, (_, slot) => slot)
  #fd

  /** @param {number} fd */
  constructor(fd) {
    this.#fd = fd
  }

  /**
   * @param {string} key
   * @param {string} label
   */
  begin(key, label) {
    const slot = this.#free.pop()
    if (slot === undefined) return undefined
    let isWriting = true
    let isOver = false
    const clear = () => write(this.#fd, emptySlot, 0, 1, slot * slotBytes, () => this.#free.push(slot))
    const bytes = Buffer.alloc(slotBytes)
    bytes.write(key + label)
    write(this.#fd, bytes, 0, slotBytes, slot * slotBytes, () => {
      isWriting = false
      if (isOver) clear()
    })
    return () => {
      if (isOver) return
      isOver = true
      if (!isWriting) clear()
    }
  }
}

const emptySlot = Buffer.alloc(1)

/** A file that nobody finds, and that is gone with the process that has it open. */
function openRecords() {
  const file = path.join(tmpdir(), `ingrana-${randomUUID()}`)
  try {
    const fd = openSync(file, 'wx+', 0o600)
    unlinkSync(file)
    writeSync(fd, Buffer.alloc(slots * slotBytes)) // its space is taken now: a disk that is full later keeps nothing from being written
    return fd
  } catch {
    return undefined
  }
}

/** @param {number} fd */
function readRecords(fd) {
  const bytes = Buffer.alloc(slots * slotBytes)
  readSync(fd, bytes, 0, bytes.length, 0)
  return Array.from({ length: slots }, (_, slot) => bytes.subarray(slot * slotBytes, (slot + 1) * slotBytes))
    .filter((slot) => slot[0] !== 0)
    .map((slot) => slot.toString().replace(/[\0\uFFFD]+$/, ''))
    .map((text) => ({ key: text.slice(0, keyBytes), label: text.slice(keyBytes) }))
}
