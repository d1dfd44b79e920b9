import type { Fault } from './compare-rows'
import type { DeclaredTemplate } from './declared-templates'
import type { StatementLog } from './statement-log'

/** Templates that nothing was held against: never run, or declaring rows of which none was seen. */
export function findUntested(
  templates: readonly DeclaredTemplate[],
  { texts, statements }: Pick<StatementLog, 'texts' | 'statements'>,
): Fault[] {
  const withRows = new Set([...statements.values()].filter(({ rows }) => rows > 0).map(({ text }) => text))
  return templates.flatMap(({ place, text, row }) => {
    const shown = text.trim().replace(/\s+/g, ' ').slice(0, 60)
    if (!texts.has(text)) return [{ place, says: `no test runs «${shown}»` }]
    return row && !withRows.has(text) ? [{ place, says: `no test has seen a row of «${shown}»` }] : []
  })
}
