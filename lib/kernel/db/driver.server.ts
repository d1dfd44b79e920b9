import net from 'node:net'
import postgres from 'postgres'
import { arrayTypes, parseArray, writeArray } from './array-text'

export type Types = { bigint: number }
/** The makers of queries: templates, pieces of SQL, parameters. */
export type SqlTag = postgres.ISql<Types>
export const { PostgresError } = postgres

/** The internals of the driver’s query that decide where it goes and learn how it ends: there is no hook for that. */
export type Statement = {
  handler: (statement: Statement) => void
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

/** Ids and counts stay far below 2^53, so a plain number is exact. */
const bigintAsNumber = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => Number(text),
}

const options = {
  max: 1,
  max_lifetime: null,
  connect_timeout: 5,
  transform: postgres.camel,
  types: { bigint: bigintAsNumber },
  // Queried at every connect, and a connection that ends just then would end the process: the types of arrays are ours.
  fetch_types: false,
  // PgBouncer refuses any other setting at the start of a connection: the rest belongs to the role (role-settings.server.ts).
  connection: { application_name: 'ingrana', TimeZone: 'UTC' },
  onnotice: () => {},
}

type Events = { onclose: () => void; onparameter: () => void; onnotify?: (channel: string, message: string) => void }

/** The driver with one connection, opened by its first query. */
export function openDriver(databaseUrl: string, events: Events) {
  const sql = postgres(databaseUrl, { ...options, ...connectWithoutDelay(), ...events })
  for (const [oid, elementOid] of arrayTypes) {
    const element = sql.options.parsers[elementOid]
    sql.options.parsers[oid] = (text: string) => parseArray(text, element)
    sql.options.serializers[oid] = writeArray
  }
  return sql
}

type Address = { host: string[]; port: number[]; path?: string | false }

/**
 * The sockets that the driver opens itself hold a small packet back until the one before is confirmed (Nagle), and the other side
 * confirms after 40 ms: every COPY and every statement that follows another at once waited that long.
 */
function connectWithoutDelay() {
  let attempts = 0
  const socket = ({ host, port, path }: Address): net.Socket => {
    const turn = attempts++ % host.length
    const opened = path ? net.connect(path) : net.connect({ host: host[turn], port: port[turn] ?? 5432, noDelay: true })
    return Object.assign(opened, { host: host[turn] }) // the driver checks a certificate against it
  }
  return { socket }
}

/** Sends a statement that another copy of the driver made. */
export function senderOf(sql: SqlTag): (statement: Statement) => void {
  const made: unknown = sql.unsafe('')
  if (!isStatement(made)) throw new Error('a query of the driver has no handler')
  return made.handler
}

/** Makes queries and never opens a connection. */
const template = postgres(options)

/** Makes queries that go where `send` says. `extra`: what is found on it besides. */
export function routedTag(send: (statement: Statement) => void, extra: Partial<Record<string | symbol, unknown>>): postgres.Sql<Types> {
  const route = (made: unknown): unknown => {
    if (isStatement(made)) made.handler = send
    return made
  }
  return new Proxy(template, {
    apply: (target, _, args) => route(Reflect.apply(target, undefined, args)),
    get: (target, name) => {
      if (name === 'unsafe') return (...args: Parameters<SqlTag['unsafe']>) => route(target.unsafe(...args))
      return Reflect.ownKeys(extra).includes(name) ? extra[name] : memberOf(target, name)
    },
  })
}

/** The members that only make parts of a statement; the rest of the driver would go past `send`. */
const makers: readonly (string | symbol)[] = ['json', 'array', 'typed', 'types']

function memberOf(target: SqlTag, name: string | symbol): unknown {
  return makers.includes(name) ? Reflect.get(target, name) : undefined
}

/** A fragment or an identifier is none: nothing sends it by itself. */
function isStatement(made: unknown): made is Statement {
  return made instanceof Promise && ['handler', 'resolve', 'reject'].every((name) => typeof Reflect.get(made, name) === 'function')
}
