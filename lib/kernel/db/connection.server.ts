import { readableFailure, unavailable } from './database-failure'
import { openDriver, PostgresError, type Statement, senderOf } from './driver.server'
import { traceStatement } from './trace-statement.server'

/** The driver gives up on a connection by itself; only where the other side closes each one silently it would try for ever. */
const openTimeoutMs = 6_000
const closeTimeoutSeconds = 5

type OnFailure = (failure: unknown) => void

/**
 * One connection, which runs one statement at a time and is thrown away when its socket ends.
 *
 * The driver would use it again, and cannot: it writes to no socket, which ends the process. It would first send what it had buffered for the
 * old server, and run the rest of a lost transaction inside another one. See github.com/porsager/postgres, issues 1208 and
 * 1216, pull requests 1209 and 1215 (open). Here nothing reaches a connection after its end, and whatever it had taken is rejected.
 */
export class Connection {
  readonly openedAt = performance.now()
  private readonly sql
  private readonly send: (statement: Statement) => void
  private readonly waiting: (() => void)[] = []
  private running: Statement | undefined
  private openTimer: NodeJS.Timeout | undefined
  private lostBy: unknown

  constructor(
    databaseUrl: string,
    private readonly onLost: (connection: Connection) => void,
  ) {
    this.sql = openDriver(databaseUrl, {
      onclose: () => this.lose(unavailable('the connection was closed')),
      onparameter: () => this.opened(),
    })
    this.send = senderOf(this.sql)
  }

  get isLost(): boolean {
    return this.lostBy !== undefined
  }

  /** Settles, without a failure, when the statement has ended. */
  run(statement: Statement, onFailure: OnFailure = () => {}): Promise<void> {
    traceStatement(statement)
    return new Promise((ended) => {
      const start = () => this.start(statement, onFailure, ended)
      if (this.running) this.waiting.push(start)
      else start()
    })
  }

  /** Closes the connection: nothing runs here any more; the caller has waited for what it wanted to end. */
  async close(): Promise<void> {
    clearTimeout(this.openTimer)
    this.lostBy ??= unavailable('the connection was closed')
    await this.sql.end({ timeout: closeTimeoutSeconds })
  }

  private start(statement: Statement, onFailure: OnFailure, ended: () => void): void {
    const { resolve, reject } = statement
    let isSettled = false
    const settle = () => {
      if (isSettled) return
      isSettled = true
      // The driver has not left its own work on this statement yet.
      queueMicrotask(() => {
        this.running = undefined
        ended()
        this.waiting.shift()?.()
      })
    }
    statement.resolve = (answer) => {
      resolve(answer)
      settle()
    }
    statement.reject = (error) => {
      const failure = readableFailure(error)
      onFailure(failure)
      reject(failure)
      settle()
      if (!isAnswer(error)) this.lose(failure)
    }
    this.running = statement
    if (this.isLost) return statement.reject(this.lostBy)
    this.openTimer ??= setTimeout(() => this.lose(unavailable('it does not let us in')), openTimeoutMs).unref()
    this.send(statement)
  }

  private opened(): void {
    clearTimeout(this.openTimer)
  }

  /** Loses it at the first sign: between the failure of a socket and its end the driver would still write to it. */
  lose(reason: unknown): void {
    if (this.isLost) return
    this.lostBy = reason
    clearTimeout(this.openTimer)
    this.running?.reject(reason)
    this.onLost(this)
    void this.sql.end({ timeout: 0 })
  }
}

/** Whether PostgreSQL answered without ending the session: the connection is as good as before. After anything else nobody knows. */
function isAnswer(error: unknown): boolean {
  return error instanceof PostgresError && !['FATAL', 'PANIC'].includes(error.severity)
}
