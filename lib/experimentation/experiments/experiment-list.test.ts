import { expect, test } from 'vitest'
import { listHref, listPage, readListQuestion } from './experiment-list'
import type { ExperimentOverview } from './experiment-overview'

const read = (search: string) => readListQuestion(new URLSearchParams(search))

test.each([
  { search: '', question: { text: '', page: 1 } },
  { search: '?cerca=%20lista%20&pagina=2', question: { text: 'lista', page: 2 } },
  { search: `?cerca=${'x'.repeat(101)}`, question: { text: 'x'.repeat(100), page: 1 } },
  { search: '?pagina=99999', question: { text: '', page: 99_999 } },
  { search: '?pagina=100000', question: { text: '', page: 1 } },
  { search: '?pagina=0', question: { text: '', page: 1 } },
  { search: '?pagina=x2', question: { text: '', page: 1 } },
  { search: '?pagina=2x', question: { text: '', page: 1 } },
])('$search requests $question', ({ search, question }) => {
  expect(read(search)).toEqual(question)
})

test('the address of a list has only parameters that differ from the default', () => {
  const search = (text: string, page: number) => listHref({ text, page }).split('?')[1]
  expect([search('', 1), search('lista', 1), search('', 2), search('lista', 2)]).toEqual([
    undefined,
    'cerca=lista',
    'pagina=2',
    'cerca=lista&pagina=2',
  ])
})

const overview = (key: string): ExperimentOverview => ({
  id: key,
  key,
  status: 'Running',
  isRunning: true,
  audience: '',
  participation: 1,
  isExclusive: false,
  whitelisted: 0,
  place: null,
  unknown: [],
  hasPage: false,
  variations: [],
})

test('a page has twenty experiments, and a page after the last is the last', () => {
  const all = Array.from({ length: 41 }, (_, index) => overview(`srp_${index}`))
  const page = (page: number, text = '') => listPage(all, { text, page })
  expect(page(1)).toMatchObject({ experiments: all.slice(0, 20), total: 41, page: 1, pageCount: 3 })
  expect(page(3)).toMatchObject({ experiments: all.slice(40), page: 3 })
  expect(page(4)).toMatchObject({ experiments: all.slice(40), page: 3 })
  expect(page(1, 'SRP_40').experiments).toEqual(all.slice(40))
  expect(page(1, 'boh')).toMatchObject({ experiments: [], total: 0, page: 1, pageCount: 1 })
})
