import type { AnsweredStatement } from './watch-statements'

/** A column of an answer; `table` and `number` are zero for what is worked out. `values`: different ones it was seen to have. */
export type SeenColumn = { name: string; table: number; number: number; type: number; values: unknown[] }
/** One template with the columns it gave; the same template may give others, when other fragments are set into it. */
export type SeenStatement = {
  text: string
  columns: SeenColumn[]
  /** What stands on a side of its joins that may be missing; what is no name of a table makes every column doubtful. */
  outerJoined: string[]
  rows: number
}
/** A statement as PostgreSQL was sent it, and the template with its fragments. */
export type SentStatement = Pick<AnsweredStatement, 'sql' | 'texts'>
/** `sent`: enough statements to show every text once. */
export type StatementLog = { texts: Set<string>; statements: Map<string, SeenStatement>; sent: SentStatement[] }

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can add to vitest's own
  interface TaskMeta {
    statements?: StatementLog
  }
}

const maxValues = 64
const maxTextLength = 40

export function newLog(): StatementLog {
  return { texts: new Set(), statements: new Map(), sent: [] }
}

/** Merges the logs of several test files into one. */
export function mergeLogs(logs: readonly StatementLog[]): StatementLog {
  const merged = newLog()
  for (const { texts, statements, sent } of logs) {
    merged.sent.push(...sent)
    for (const text of texts) merged.texts.add(text)
    for (const [key, statement] of statements) {
      const known = merged.statements.get(key)
      if (!known) merged.statements.set(key, statement)
      else {
        known.rows += statement.rows
        known.columns.forEach((column, index) => column.values.push(...(statement.columns[index]?.values ?? [])))
      }
    }
  }
  return merged
}

export function logStatement(
  { texts, statements, sent }: StatementLog,
  { texts: [text = '', ...fragments], sql, answer }: AnsweredStatement,
): void {
  if (/^\s*(select|with|insert|update|delete)\b/i.test(sql) && [text, ...fragments].some((one) => !texts.has(one)))
    sent.push({ sql, texts: [text, ...fragments] })
  for (const one of [text, ...fragments]) texts.add(one)
  const columns = columnsOf(answer)
  if (columns.length === 0 || !Array.isArray(answer)) return
  const outerJoined = outerJoinedIn(sql)
  const key = JSON.stringify([text, columns, outerJoined])
  const seen = statements.get(key) ?? { text, columns, outerJoined, rows: 0 }
  statements.set(key, seen)
  for (const row of answer) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) continue
    seen.rows++
    for (const column of seen.columns) addValue(column.values, Reflect.get(row, column.name))
  }
}

function outerJoinedIn(sql: string): string[] {
  const joins = sql.matchAll(/\b(left|right|full)\s+(?:outer\s+)?join\s+(?:lateral\s+)?(\w*)/gi)
  return [...joins].map(([, side = '', name = '']) => (side.toLowerCase() === 'left' ? name : ''))
}

function columnsOf(answer: unknown): SeenColumn[] {
  const columns: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'columns') : null
  return Array.isArray(columns) ? columns.map(columnOf) : []
}

function columnOf(column: object): SeenColumn {
  const { name, table, number, type } = { name: '', table: 0, number: 0, type: 0, ...column }
  return { name, table, number, type, values: [] }
}

/** Collects null and all values that a union of literals may list; of other values a few are enough. */
function addValue(values: unknown[], value: unknown): void {
  if (value !== null && (values.length >= maxValues || (typeof value === 'string' && value.length > maxTextLength && values.length > 0)))
    return
  if (!values.includes(value)) values.push(value)
}
