import { shared } from '@/lib/kernel/process/shared.server'
import type { OpenSpan } from '@/lib/kernel/tracing/span.server'
import { failureWord } from '@/lib/kernel/tracing/span.server'
import type { Statement } from './driver.server'

/** Measures a statement as a part of what is being measured here, from now until it is settled. */
export function traceStatement(statement: Statement): void {
  const span = shared('tracer')?.startChild({ name: 'sql', kind: 'client', attributes: { 'db.system.name': 'postgresql' } })
  if (!span) return
  const { resolve, reject } = statement
  statement.resolve = (answer) => {
    tell(span, statement)
    span.end()
    resolve(answer)
  }
  statement.reject = (error) => {
    tell(span, statement)
    span.end(failureWord(error))
    reject(error)
  }
}

/** Records it as it was sent: parameters have a place in it and no value. The driver has put it together by now, if it came so far. */
function tell(span: OpenSpan, statement: Statement): void {
  const text: unknown = Reflect.get(statement, 'string')
  if (typeof text !== 'string') return
  const tidy = text.replace(/\s+/g, ' ').trim()
  span.rename(summaryOf(tidy))
  span.set({ 'db.query.text': tidy })
}

/** «select ad»: what is done, and to which table, whatever stands in parentheses. */
function summaryOf(text: string): string {
  let [outer, longer] = [text, '']
  while (outer !== longer) [outer, longer] = [outer.replace(/\([^()]*\)/g, ''), outer]
  const verb = /\b(?:select|insert|update|delete)\b/.exec(outer)?.[0]
  const table = /\b(?:from|into|update) ([a-z_.]+)/.exec(outer)?.[1]
  return [verb ?? /^\w+/.exec(outer)?.[0] ?? 'sql', verb && table].filter(Boolean).join(' ')
}
