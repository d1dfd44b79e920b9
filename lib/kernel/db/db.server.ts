import postgres from 'postgres'
import { env } from '@/lib/kernel/config/env.server'

type Types = { bigint: number }
export type Pool = postgres.Sql<Types>
/** The pool, or the transaction we are already inside. Always the first argument of what reads or writes. */
export type Db = Pool | postgres.TransactionSql<Types>

/** A piece of SQL with its parameters, to be set into a larger statement. */
export type SqlFragment = postgres.PendingQuery<postgres.Row[]>

declare global {
  var ingranaPool: Pool | undefined // global: Next bundles its own copy of this module, and reloads it in development
}

/** The pool of this process; opened on first use. */
export function getDb(): Pool {
  return (globalThis.ingranaPool ??= openPool(env().databaseUrl, env().databasePoolSize))
}

/** A pool of its own, for scripts and tests that name another database. The caller ends it. */
export function openPool(databaseUrl: string, poolSize = 10): Pool {
  return postgres(databaseUrl, {
    max: poolSize,
    transform: postgres.camel,
    types: { bigint: bigintAsNumber },
    // Compiling our short statements costs more than it saves, and the data lies on a solid disk: without this the planner shuns the indexes of a big market.
    connection: {
      statement_timeout: env().statementTimeoutMs,
      application_name: 'ingrana',
      TimeZone: 'UTC',
      jit: 'off',
      random_page_cost: '1.1',
    },
    onnotice: () => {},
  })
}

/** Ids and counts stay far below 2^53, so a plain number is exact. */
const bigintAsNumber = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => Number(text),
}

export async function closeDb(): Promise<void> {
  const pool = globalThis.ingranaPool
  globalThis.ingranaPool = undefined
  await pool?.end({ timeout: 5 })
}

/** Runs `work` as one transaction; inside another transaction it becomes a savepoint of it. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const outcome: { value?: T } = {}
  const keep = async (inner: Db) => {
    outcome.value = await work(inner)
  }
  if ('savepoint' in db) await db.savepoint(keep)
  else await db.begin(keep)
  if (!('value' in outcome)) throw new Error('the transaction ended without a result')
  return outcome.value
}

/** Whether a statement was ended because it took longer than it may. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
