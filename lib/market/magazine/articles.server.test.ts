import { expect, test } from 'vitest'
import { articlePath } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { findModel } from '@/lib/market/catalogue/catalogue.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { searchHref } from '@/lib/market/search/query/search-href'
import { topicSlugs } from './article'
import { allArticles, articleHeads, findArticle } from './articles.server'
import type { Article } from './read-article.server'

const articles = allArticles()
const cases = articles.map((article) => [article.head.slug, article] as const)

/** Words of each kind: at least, and fewer than. */
const lengths = { guida: [700, 4_000], notizia: [90, 700] } as const

const htmlOf = ({ blocks }: Article) => blocks.map((block) => ('html' in block ? block.html : '')).join('\n')
const linksOf = (article: Article) =>
  [...htmlOf(article).matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))

const pages: readonly string[] = Object.values(routes).map((path) => path.split('?')[0] ?? '')

/** Whether an address of ours leads to a page: a list in its own spelling, an article, a model of the observatory, or a page that stands. */
function leadsSomewhere(href: string, { sections }: Article): boolean {
  const [address = '', mark] = href.split('#')
  if (address === '') return sections.some(({ id }) => id === mark)
  const query = findSearch(address)
  if (query) return searchHref(query) === address
  const [path = ''] = address.split('?')
  const [, first, make, model] = path.split('/')
  if (first === 'magazine' && make !== undefined && make !== 'sitemap') return findArticle(make) !== undefined
  if (first === 'osservatorio' && make !== undefined) return findModel('auto', make, model ?? '') !== undefined
  return pages.includes(path)
}

test('At least fourteen articles cover every topic, the newest first, each with an address of its own', () => {
  const heads = articleHeads()
  expect(heads.length).toBeGreaterThanOrEqual(14)
  expect(new Set(heads.map(({ topic }) => topic)).size).toBe(topicSlugs.length)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  expect(heads.map(({ published }) => published)).toEqual(
    heads
      .map(({ published }) => published)
      .toSorted()
      .reverse(),
  )
  for (const { slug, topic } of heads) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(slug, 'the site map stands there').not.toBe('sitemap')
    expect(topicSlugs).toContain(topic)
  }
  expect(findArticle('nulla')).toBeUndefined()
  expect(findArticle(['a', 'b'])).toBeUndefined()
})

test.each(cases)('%s is as long as its kind, and its description as long as search engines show', (_, { words, head, kind }) => {
  const [fewest, most] = lengths[kind]
  expect(words.length).toBeGreaterThanOrEqual(fewest)
  expect(words.length).toBeLessThan(most)
  expect(head.description.length).toBeGreaterThanOrEqual(110)
  expect(head.description.length).toBeLessThanOrEqual(155)
  expect(head.title.length).toBeLessThanOrEqual(75)
  expect(head.published <= head.updated).toBe(true)
})

test.each(cases)('%s has nothing half read, and a guide has sections and a figure of ours or a table', (_, article) => {
  const html = htmlOf(article)
  if (article.kind === 'guida') {
    expect(article.sections.length).toBeGreaterThanOrEqual(3)
    expect(html.includes('<table>') || article.blocks.some((block) => 'build' in block)).toBe(true)
  }
  expect(html).not.toMatch(/\{\{|\}\}|\]\(|\bTODO\b/)
})

test.each(cases)('%s leads only to pages that there are', (_, article) => {
  const ours = [...linksOf(article).filter((href) => !href.startsWith('http')), ...article.related]
  expect(ours.filter((href) => !leadsSomewhere(href, article))).toEqual([])
})

test.each(cases)('%s shows one to three lists of ours', (_, { related }) => {
  expect(related.length).toBeGreaterThanOrEqual(1)
  expect(related.length).toBeLessThanOrEqual(3)
  expect(related.filter((address) => !findSearch(address))).toEqual([])
})

test.each(cases)('%s names where amounts, limits and dates of others come from, and when they were read', (_, article) => {
  const [text = '', sources] = htmlOf(article).split('<h2 id="fonti">')
  const saysOthersNumbers = /\d[\d.,]*\s*(?:€|euro|kW|%|kg|cm³)|(?:legge|articolo|decreto|comma)\s+(?:n\.\s*)?\d/i.test(
    text.replace(/<[^>]+>/g, ' '),
  )
  if (!saysOthersNumbers) return
  expect(sources, 'a section «Fonti»').toBeDefined()
  const entries = [...(sources ?? '').matchAll(/<li>[^]*?<\/li>/g)].map(([entry]) => entry)
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter((entry) => !/\d{1,2} [a-z]+ \d{4}/.test(entry))).toEqual([])
})

test('Every article has an illustration of its own', () => {
  const pictures = articleHeads().map(({ picture: { category, body, colour } }) => [category, body, colour].join(' '))
  expect(pictures.filter((picture, place) => pictures.indexOf(picture) !== place)).toEqual([])
})

test('an article has the address of its file', () => {
  expect(articlePath('leggere-i-prezzi-dell-usato')).toBe('/magazine/leggere-i-prezzi-dell-usato')
  expect(findArticle('leggere-i-prezzi-dell-usato')?.head.topic).toBe('comprare')
})
