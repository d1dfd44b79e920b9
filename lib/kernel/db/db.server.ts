import type postgres from 'postgres'
import { env } from '@/lib/kernel/config/env.server'
import { shared, unshare } from '@/lib/kernel/process/shared.server'
import { inSpan } from '@/lib/kernel/tracing/span.server'
import { ConnectionPool, type PoolLoad, type PoolOptions } from './connection-pool.server'
import { readableFailure } from './database-failure'
import { routedTag, type SqlTag, type Statement } from './driver.server'
import { beginOf, canBegin, Transaction, type TransactionOptions } from './transaction.server'

/** The pool, or the transaction we are already inside. Always the first argument of what reads or writes. */
export type Db = SqlTag
export type Pool = SqlTag & {
  end: (options?: { timeout?: number }) => Promise<void>
  load: () => PoolLoad
  /** Ends every connection at once, and with it what runs there. */
  abandon: (reason: Error) => void
}
export type NamedLoad = { purpose: string } & PoolLoad

/** A piece of SQL with its parameters, to be set into a larger statement. */
export type SqlFragment = postgres.PendingQuery<postgres.Row[]>

/** What must not wait for the rest has connections of its own: health checks, and the session of a visitor. */
export type Purpose = 'pages' | 'sessions' | 'health'
const ownConnections = { sessions: 3, health: 1 } as const
/** A request that waits longer for a connection is refused. */
const maxWaitMs = 2_000

/** The pools of this process; each is opened on first use. */
export function getDb(purpose: Purpose = 'pages'): Pool {
  const pools = shared('pools', () => new Map<Purpose, Pool>())
  const open = pools.get(purpose)
  if (open) return open
  const size = purpose === 'pages' ? env().databasePoolSize : ownConnections[purpose]
  const opened = openPool(env().databaseUrl, size, { maxWaitMs })
  pools.set(purpose, opened)
  return opened
}

/** A pool of its own, for scripts and tests that name another database. The caller ends it. */
export function openPool(databaseUrl: string, size = 10, options: Omit<PoolOptions, 'size'> = {}): Pool {
  const pool = new ConnectionPool(databaseUrl, { size, ...options })
  const send = (statement: Statement) => {
    pool.lend((connection) => connection.run(statement)).catch((error: unknown) => statement.reject(readableFailure(error)))
  }
  const opened = routedTag(send, {
    ...canBegin((work, options) =>
      inSpan({ name: 'transaction', kind: 'internal' }, () => pool.lend((connection) => new Transaction(connection).run(work, options))),
    ),
    end: ({ timeout }: { timeout?: number } = {}) => pool.end(timeout),
    load: () => pool.load,
    abandon: (reason: Error) => pool.abandon(reason),
  })
  if (!isPool(opened)) throw new Error('a pool does not say how busy it is')
  return opened
}

function isPool(tag: SqlTag): tag is Pool {
  return typeof Reflect.get(tag, 'load') === 'function'
}

/** How busy each pool of this process is. */
export function poolLoads(): NamedLoad[] {
  return [...(shared('pools') ?? [])].map(([purpose, pool]) => ({ purpose, ...pool.load() }))
}

export async function closeDb(): Promise<void> {
  const pools = [...(shared('pools')?.values() ?? [])]
  unshare('pools')
  await Promise.all(pools.map((pool) => pool.end({ timeout: 5 })))
}

/** Runs `work` as one transaction; inside another transaction it becomes a savepoint of it. */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return beginOf(db)(work, options)
}
