import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { wordKey } from '@/lib/market/stock-import/rows/corrections'
import type { ImportGroup, ImportLine } from './dealer-import'

/** What was said of rows and vehicles; of one outcome, or of all. `detail`: only what says this. */
export async function listLines(db: Db, id: number, outcome: string | null, most: number, detail?: string): Promise<ImportLine[]> {
  const ofOutcome = outcome === null ? db`` : db`and outcome = ${outcome}`
  const ofDetail = detail === undefined ? db`` : db`and detail = ${detail}`
  return db<Pick<ImportLine, 'outcome' | 'line' | 'vehicle' | 'detail'>[]>`
    select outcome, line, vehicle, detail from dealer_import_line where import_id = ${id} ${ofOutcome} ${ofDetail} order by position limit ${most}`
}

/** What stands behind one group on the page; the file has all. */
const rowsOfGroup = 50
type GroupRow = Pick<ImportGroup, 'outcome' | 'detail' | 'fix' | 'values'> & {
  model: string
  count: number
  numbers: string[]
  vehicles: string[]
}

/** Lists what was said with equal remarks in one, the most serious first. What becomes of a vehicle stands by itself. */
export function listGroups(db: Db, id: number, outcome: string | null, most: number): Promise<ImportGroup[]> {
  const ofOutcome = outcome === null ? db`` : db`and outcome = ${outcome}`
  const values = db`(array_agg(distinct value) filter (where fix is not null and value <> ''))[1:${rowsOfGroup}]`
  return groupLines(
    db,
    db`dealer_import_line where import_id = ${id} ${ofOutcome}`,
    most,
    db`case when bool_or(wants_column) then 'column' else max(fix) end`,
    db`coalesce(${values}, '{}')`,
    db`max(model)`,
  )
}

/** Words that one answer holds for stand once, however they are written: «TOFFEE» and «toffee». */
function wordsOf(values: readonly string[]): string[] {
  const words = new Map<string, string>()
  for (const value of values) if (!words.has(wordKey(value))) words.set(wordKey(value), value)
  return [...words.values()]
}

/** `lines`: a table with its condition. */
export async function groupLines(
  db: Db,
  lines: SqlFragment,
  most: number,
  fixes = db`null::text`,
  values = db`'{}'::text[]`,
  models = db`''`,
): Promise<ImportGroup[]> {
  const groups = await db<GroupRow[]>`
    select outcome, detail, count(*)::int as count, ${fixes} as fix, ${values} as values, ${models} as model, (array_agg(coalesce(line::text, '') order by position))[1:${rowsOfGroup}] as numbers, (array_agg(vehicle order by position))[1:${rowsOfGroup}] as vehicles
    from ${lines}
    group by outcome, detail, case when outcome in ('refused', 'draft', 'note') then 0 else position end
    order by array_position(array['refused', 'draft', 'removed', 'note', 'changed', 'new'], outcome), min(position) limit ${most}`
  return groups.map(({ numbers, vehicles, ...group }) => ({
    ...group,
    values: group.fix === 'colour' ? wordsOf(group.values) : group.values,
    rows: vehicles.map((vehicle, at) => ({ vehicle, line: numbers[at] ? Number(numbers[at]) : null })),
  }))
}
