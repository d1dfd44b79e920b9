import type { ColumnReading } from './aspects'
import type { Column } from './column'

/** How it is known what a column holds. */
export type ColumnSource = 'chosen' | 'header' | 'content' | 'none'
/** A column of a file, what it is taken for (null: nothing), how its cells are read, and what stands in it. */
export type DescribedColumn = {
  header: string
  column: Column | null
  source: ColumnSource
  readings: readonly ColumnReading[]
  examples: readonly string[]
}
