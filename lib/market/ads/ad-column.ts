import type { Vocabulary } from '@/lib/market/catalogue/vocabulary'

/** The parts of an ad's page under which facts stand. */
export type FactSection = 'engine' | 'body' | 'past' | 'warranty' | 'rental' | 'delivery' | 'sale' | 'classic'

/** Which numbers a cell may hold, and the unit it may name. */
type NumberRange = { min: number; max: number; unit?: RegExp }

/**
 * How an import fills a column. `headers`: what exports call it (as `normaliseText` writes it). `field`: its name in a
 * mapping file, where that is not the column's own. `reader: 'own'`: read by `interpretRow`, which does not compile
 * without it; all others are read by their type alone.
 */
type CellOf<Plain> = { headers: readonly string[]; field?: string } & (({ reader?: never } & Plain) | { reader: 'own' })

/**
 * What a known ad takes from a later import. `overwrite`: what the file says now; `overwriteIfGiven`: the same, but
 * where the file says nothing the stored value stays; `keep`: nothing. A column that an import reads has to say which.
 */
type Reimported<Plain> =
  | { cell: CellOf<Plain>; onReimport: 'overwrite' | 'overwriteIfGiven' | 'keep' }
  | { cell?: never; onReimport?: 'overwrite' | 'overwriteIfGiven' | 'keep' }

/** Visibility of a column: without `public` only the server and the ad's owner may see it; only public columns can be facts of the page. */
type Shown<Text> =
  | { visibility?: never; label?: string; fact?: never }
  | { visibility: 'public'; label?: string; fact?: never }
  | {
      visibility: 'public'
      label: string
      fact: {
        section: FactSection
        /** A comparison has a row for it even where nobody declared it. */
        always?: true
      } & Text
    }

type Stored<Type extends string> = {
  type: Type
  /** The name in the database, where it is not the key in snake case. */
  name?: string
  notNull?: true
  /** What a writer of ads may leave out; COPY knows no defaults for the columns it lists. */
  default?: '' | 'now' | readonly []
  /** The writer of a column that is never written by a program: the database, by what the column is, or a trigger. */
  writtenBy?: 'database' | 'trigger'
}

type NumberType = 'smallint' | 'integer' | 'bigint' | 'real' | 'double precision'
type ColumnOf<Type extends string, Plain, Text> = Stored<Type> & Reimported<Plain> & Shown<Text>

/** One column of the table `ad`: everything that is to be known about it. */
export type AdColumn =
  | ColumnOf<NumberType, { within: NumberRange }, { text?: (value: number) => string }>
  | (ColumnOf<'text', unknown, unknown> & { options?: Vocabulary })
  | ColumnOf<'boolean', unknown, unknown>
  | ColumnOf<'date' | 'timestamptz', never, unknown>
  | (ColumnOf<'text[]', never, unknown> & { options?: Vocabulary })

/** What the types of PostgreSQL are in TypeScript. */
export type StoredValues = Record<NumberType, number> & {
  text: string
  boolean: boolean
  date: Date
  timestamptz: Date
  'text[]': string[]
}
