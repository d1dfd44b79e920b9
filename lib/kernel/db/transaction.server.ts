import { currentRequestId } from '@/lib/kernel/errors/request-id.server'
import { shared } from '@/lib/kernel/process/shared.server'
import type { Connection } from './connection.server'
import { isAborted } from './database-failure'
import { routedTag, type SqlTag } from './driver.server'

type Work<T> = (db: SqlTag) => Promise<T>
/** How long each of its statements may take, where that is not what the role says. */
export type TransactionOptions = { statementTimeoutMs?: number }
type Begin = <T>(work: Work<T>, options?: TransactionOptions) => Promise<T>

/** The mark by which it is known, not by class: Next bundles its own copy of this module. */
const begin = shared('begin', () => Symbol('begin'))

export const canBegin = (run: Begin) => ({ [begin]: run })

/** How a transaction begins on this pool, or a savepoint in this transaction. */
export function beginOf(db: SqlTag): Begin {
  const found: unknown = Reflect.get(db, begin)
  if (!isBegin(found)) throw new Error('neither a pool nor a transaction')
  return found
}

function isBegin(found: unknown): found is Begin {
  return typeof found === 'function'
}

/** Runs `work` between begin and commit. A statement that fails fails the whole, also when `work` goes on; one that comes after the end is refused. */
export class Transaction {
  private failure: unknown
  private isOver = false
  private savepoints = 0
  /** The savepoints whose work goes on, the newest last. */
  private readonly underWay: string[] = []
  private readonly db: SqlTag

  constructor(connection: Connection) {
    this.db = routedTag(
      (statement) => {
        if (this.isOver) statement.reject(new Error('the transaction has ended'))
        else void connection.run(statement, (failure) => (this.failure ??= failure))
      },
      canBegin((work, options) => this.nest(work, options)),
    )
  }

  async run<T>(work: Work<T>, options: TransactionOptions = {}): Promise<T> {
    try {
      await this.db.unsafe(withTimeout(named('begin'), options))
      const value = await work(this.db)
      this.refuseFailed()
      await this.db.unsafe('commit')
      return value
    } catch (error) {
      const reason = isAborted(error) ? (this.failure ?? error) : error
      await this.rollBack('rollback')
      throw reason
    } finally {
      this.isOver = true
    }
  }

  /** PostgreSQL walks through all open savepoints for each row it looks at, so each is released where no newer one is under way. */
  private async nest<T>(work: Work<T>, options: TransactionOptions = {}): Promise<T> {
    const name = `s${(this.savepoints += 1)}`
    this.underWay.push(name)
    await this.db.unsafe(withTimeout(`savepoint ${name}`, options))
    try {
      const value = await work(this.db)
      this.refuseFailed()
      if (this.underWay.at(-1) === name) await this.db.unsafe(`release ${name}`) // releases the newer ones with it
      return value
    } catch (error) {
      const reason = isAborted(error) ? (this.failure ?? error) : error
      await this.rollBack(`rollback to ${name}`)
      throw reason
    } finally {
      this.underWay.splice(this.underWay.indexOf(name), 1)
    }
  }

  private refuseFailed(): void {
    if (this.failure instanceof Error) throw this.failure
    if (this.failure !== undefined) throw new Error('a statement failed', { cause: this.failure })
  }

  /** What cannot be rolled back has lost its connection, and PostgreSQL has rolled it back by itself. */
  private async rollBack(statement: string): Promise<void> {
    await this.db.unsafe(statement).then(
      () => (this.failure = undefined),
      () => {},
    )
  }
}

/** Names a transaction: pg_stat_activity and PostgreSQL's log show whose holds a lock. Single statements go without: each would need a message more. */
function named(opening: string): string {
  const id = currentRequestId()
  return id === undefined ? opening : `${opening}; set local application_name = 'ingrana ${id}'`
}

/** The opening and the timeout in one message: people wait for each. */
function withTimeout(opening: string, { statementTimeoutMs }: TransactionOptions): string {
  return statementTimeoutMs === undefined ? opening : `${opening}; set local statement_timeout = ${statementTimeoutMs}`
}
