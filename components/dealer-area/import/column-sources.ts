import type { ColumnSource } from '@/lib/market/stock-import/columns/described-column'

/** How it is known what a column holds, in words. */
export const columnSources: Readonly<Record<ColumnSource, string>> = {
  chosen: 'Ricordata',
  header: 'Riconosciuta',
  content: 'Riconosciuta dal contenuto',
  none: 'Non letta',
}
