import { setTimeout as delay } from 'node:timers/promises'
import { inSpan } from '@/lib/kernel/tracing/span.server'
import { Connection } from './connection.server'
import { unavailable } from './database-failure'

/** No connection grows older, so that a server behind a changed address is found. */
const lifetimeMs = 45 * 60_000

type Waiter = { take: (connection: Connection) => void; refuse: (reason: Error) => void }

export type PoolLoad = { inUse: number; idle: number; waiting: number }

export type PoolOptions = {
  size: number
  /** How long may be waited for a free connection; without it as long as it takes. */
  maxWaitMs?: number
}

/** Connections that are opened when they are needed and lent to one piece of work at a time. */
export class ConnectionPool {
  private readonly all = new Set<Connection>()
  private readonly idle: Connection[] = []
  private readonly waiters: Waiter[] = []
  private isEnded = false

  constructor(
    private readonly databaseUrl: string,
    private readonly options: PoolOptions,
  ) {}

  get load(): PoolLoad {
    return { inUse: this.all.size - this.idle.length, idle: this.idle.length, waiting: this.waiters.length }
  }

  async lend<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.lease()
    try {
      return await work(connection)
    } finally {
      this.release(connection)
    }
  }

  /** Refuses new work and waits for the old, at most so many seconds. */
  async end(timeoutSeconds = Infinity): Promise<void> {
    this.isEnded = true
    for (const { refuse } of this.waiters.splice(0)) refuse(unavailable('the pool is closed'))
    const until = performance.now() + timeoutSeconds * 1_000
    while (this.idle.length < this.all.size && performance.now() < until) await delay(5)
    await Promise.all([...this.all].map((connection) => connection.close()))
    this.all.clear()
  }

  /** Ends every connection at once, and with it what runs there; the next piece of work opens another. */
  abandon(reason: Error): void {
    for (const { refuse } of this.waiters.splice(0)) refuse(reason)
    for (const connection of [...this.all]) connection.lose(reason)
  }

  private lease(): Connection | Promise<Connection> {
    if (this.isEnded) throw unavailable('the pool is closed')
    const connection = this.idle.pop()
    if (connection) return connection
    return this.all.size < this.options.size ? this.open() : inSpan({ name: 'wait for a connection', kind: 'internal' }, () => this.wait())
  }

  private release(connection: Connection): void {
    if (connection.isLost) return
    if (performance.now() - connection.openedAt > lifetimeMs) {
      this.all.delete(connection)
      void connection.close()
      return this.replaceLost()
    }
    const waiter = this.waiters.shift()
    if (waiter) waiter.take(connection)
    else this.idle.push(connection)
  }

  private open(): Connection {
    const connection = new Connection(this.databaseUrl, (lost) => this.forget(lost))
    this.all.add(connection)
    return connection
  }

  private forget(lost: Connection): void {
    this.all.delete(lost)
    const place = this.idle.indexOf(lost)
    if (place >= 0) this.idle.splice(place, 1)
    this.replaceLost()
  }

  private replaceLost(): void {
    if (!this.isEnded) this.waiters.shift()?.take(this.open())
  }

  private wait(): Promise<Connection> {
    const { maxWaitMs } = this.options
    return new Promise((resolve, reject) => {
      const timer = maxWaitMs === undefined ? undefined : setTimeout(() => waiter.refuse(tooLong()), maxWaitMs)
      const leave = () => {
        clearTimeout(timer)
        const place = this.waiters.indexOf(waiter)
        if (place >= 0) this.waiters.splice(place, 1)
      }
      const waiter: Waiter = {
        take: (connection) => {
          leave()
          resolve(connection)
        },
        refuse: (reason: Error) => {
          leave()
          reject(reason)
        },
      }
      this.waiters.push(waiter)
    })
  }
}

const tooLong = () => unavailable('all connections are in use')
