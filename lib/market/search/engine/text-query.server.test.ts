import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { withMakeAliases } from '@/lib/market/search/query/make-aliases'
import { parseTextQuery, readTextQuery } from './text-query.server'

const phrase = (...stems: string[]) => ({ kind: 'phrase', stems })

test('a query of words is read with its alternatives and phrases', () => {
  expect(parseTextQuery("'porsc'")).toEqual(phrase('porsc'))
  expect(parseTextQuery("'a' & ( 'b' | 'c' <-> '1.5' ) & 'l''d'")).toEqual({
    kind: 'and',
    parts: [phrase('a'), { kind: 'or', parts: [phrase('b'), phrase('c', '1.5')] }, phrase("l'd")],
  })
})

test.each(["'a' <2> 'b'", "'a' & !'b'", "'a' &", "( 'a'", "'a' 'b'", ''])('a query that we never send is refused: %s', (text) => {
  expect(() => parseTextQuery(text)).toThrow('a query of words')
})

test(
  'Words are searched by their stems, under their other names too; a word of mere signs is left out',
  withRollback(async (db) => {
    expect(await readTextQuery(db, ['Portabici'])).toEqual(phrase('portab'))
    expect(await readTextQuery(db, withMakeAliases(['vw', 'golf']))).toMatchObject({ kind: 'and', parts: [{ kind: 'or' }, phrase('golf')] })
    expect(await readTextQuery(db, ['!'])).toBeNull()
  }),
)
