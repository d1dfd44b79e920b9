import type { Db } from '@/lib/kernel/db/db.server'

/** What the words of a search require of the stems of an ad, as PostgreSQL understands them: other names and slips among it. */
export type TextQuery = { kind: 'and' | 'or'; parts: readonly TextQuery[] } | { kind: 'phrase'; stems: readonly string[] }

const shape = /'((?:[^']|'')*)'|[()&|]|<->/g

/** Reads the words of a search; null where nothing is left to look for, and nothing is found then. */
export async function readTextQuery(db: Db, words: readonly string[]): Promise<TextQuery | null> {
  const [row] = await db<{ query: string | null }[]>`select ad_query(${[...words]}::text[])::text as query`
  return row?.query ? parseTextQuery(row.query) : null
}

/** Reads `'port' & ( 'vw' | 'volkswagen' <-> 'golf' )`. Throws for anything that `ad_query` does not write. */
export function parseTextQuery(text: string): TextQuery {
  const tokens = [...text.matchAll(shape)]
  if (text.replace(shape, '').trim() !== '') throw new Error('a query of words with something unknown in it')
  let place = 0
  const takes = (sign: string) => {
    const isNext = tokens[place]?.[0] === sign
    place += Number(isNext)
    return isNext
  }
  const joined = (kind: 'and' | 'or', sign: string, read: () => TextQuery): TextQuery => {
    const first = read()
    const parts = [first]
    while (takes(sign)) parts.push(read())
    return parts.length === 1 ? first : { kind, parts }
  }
  const readStem = () => {
    const stem = tokens[place++]?.[1]
    if (stem === undefined) throw new Error('a query of words without a word where one has to be')
    return stem.replaceAll("''", "'")
  }
  const readPhrase = (): TextQuery => {
    if (takes('(')) {
      const inner = readAny()
      if (!takes(')')) throw new Error('a query of words that does not end')
      return inner
    }
    const stems = [readStem()]
    while (takes('<->')) stems.push(readStem())
    return { kind: 'phrase', stems }
  }
  const readAny = (): TextQuery => joined('or', '|', () => joined('and', '&', readPhrase))
  const query = readAny()
  if (place !== tokens.length) throw new Error('a query of words that goes on behind its end')
  return query
}
