import type { Column } from './column'

/** How it is known what a column holds. */
export type ColumnSource = 'chosen' | 'header' | 'content' | 'none'
/** A column of a file, what it is taken for (null: nothing), and what stands in it. */
export type DescribedColumn = { header: string; column: Column | null; source: ColumnSource; examples: readonly string[] }
