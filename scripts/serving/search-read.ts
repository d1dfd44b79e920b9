import { createInterface } from 'node:readline'
import { searchHref } from '@/lib/market/search/query/search-href'
import { readSentence } from '@/lib/market/search/sentence/read-sentence.server'

/** Reads sentences from standard input, one a line, and writes what each was read as: a JSON line with the canonical address and the words that stay text. */
const thisYear = new Date().getFullYear()
for await (const line of createInterface({ input: process.stdin })) {
  const { query, words } = readSentence(line, { list: null, thisYear })
  process.stdout.write(`${JSON.stringify({ address: searchHref(query), words })}\n`)
}
