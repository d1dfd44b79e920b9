import { openPool } from '@/lib/kernel/db/db.server'

/** A statement that the database has answered. `texts`: its template and every fragment set into it, as `templateText` writes them. */
export type AnsweredStatement = { texts: readonly string[]; sql: string; parameters: readonly unknown[]; answer: unknown }
type Listener = (statement: AnsweredStatement) => void

declare global {
  var statementListeners: Set<Listener> | undefined // global: the driver is patched once for a process, however often this file is loaded
}

/** Tells of every statement of this process from here on, whichever pool or transaction runs it; the result ends that. */
export function watchStatements(listener: Listener): () => void {
  const listeners = (globalThis.statementListeners ??= patchDriver())
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The key of a template: its literal parts, with a mark for each value. */
export function templateText(literals: readonly string[]): string {
  return literals.join('${}')
}

/** The driver has no hook with the template of a statement, so this wraps the method of all queries. */
function patchDriver(): Set<Listener> {
  const listeners = new Set<Listener>()
  const query: unknown = Object.getPrototypeOf(openPool('postgres://nowhere', 1)``)
  if (typeof query !== 'object' || query === null) throw new Error('the driver makes no queries')
  const handle: unknown = Reflect.get(query, 'handle')
  if (typeof handle !== 'function') throw new Error('the queries of the driver have no method handle')
  Reflect.set(query, 'handle', function (this: object) {
    if (Reflect.get(this, 'executed') !== true) announceAnswer(this, listeners)
    const handled: unknown = Reflect.apply(handle, this, [])
    return handled
  })
  return listeners
}

function announceAnswer(query: object, listeners: ReadonlySet<Listener>): void {
  const resolve: unknown = Reflect.get(query, 'resolve')
  if (typeof resolve !== 'function') throw new Error('a query of the driver cannot be resolved')
  Reflect.set(query, 'resolve', (answer: unknown) => {
    const sql: unknown = Reflect.get(query, 'string')
    const parameters: unknown = Reflect.get(query, 'parameters')
    if (typeof sql === 'string' && Array.isArray(parameters))
      for (const listener of listeners) listener({ texts: textsOf(query), sql, parameters, answer })
    Reflect.apply(resolve, query, [answer])
  })
}

function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf)
  if (typeof part !== 'object' || part === null) return []
  const literals: unknown = Reflect.get(part, 'strings')
  if (!Array.isArray(literals)) return []
  return [templateText(literals.map(String)), ...textsOf(Reflect.get(part, 'args'))]
}
