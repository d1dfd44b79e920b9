import { expect, test } from 'vitest'
import { type ArticleHead, minutesText, nearestArticles, readingMinutes, type Topic } from './article'
import { articleFeed } from './article-feed'
import { articleJsonLd } from './article-json-ld'

function head(slug: string, topic: Topic, rest: Partial<ArticleHead> = {}): ArticleHead {
  const picture = { category: 'auto', body: 'suv', colour: 'giallo', id: 1 }
  return { slug, topic, title: slug, description: slug, published: '2026-11-25', updated: '2026-11-25', minutes: 5, picture, ...rest }
}

test('Further articles are of the same topic first, never the article itself', () => {
  const all = [head('a', 'costi'), head('b', 'vendere'), head('c', 'costi'), head('d', 'comprare'), head('e', 'vendere')]
  expect(nearestArticles(all, head('b', 'vendere'), 3).map(({ slug }) => slug)).toEqual(['e', 'a', 'c'])
  expect(nearestArticles(all, head('d', 'comprare'), 9)).toHaveLength(4)
  expect(nearestArticles([head('a', 'costi')], head('a', 'costi'), 3)).toEqual([])
})

test.each([
  [0, 1, '1 minuto'],
  [299, 1, '1 minuto'],
  [300, 2, '2 minuti'],
  [1_000, 5, '5 minuti'],
])('%d words take %d minutes', (words, minutes, text) => {
  expect(readingMinutes(words)).toBe(minutes)
  expect(minutesText(minutes)).toBe(text)
})

test('the feed says when its last article changed, and signs of XML in a title stay text', () => {
  const xml = articleFeed(
    [
      head('a', 'costi', { title: 'Prezzi & <km>', updated: '2026-11-27' }),
      head('b', 'costi', { published: '2026-11-20', updated: '2026-11-28' }),
    ],
    'https://ingrana.example',
  )
  expect(xml).toContain(
    '<link rel="alternate" type="text/html" href="https://ingrana.example/magazine"/>\n<updated>2026-11-28T00:00:00Z</updated>',
  )
  expect(xml).toContain('<title>Prezzi &#38; &#60;km&#62;</title><id>https://ingrana.example/magazine/a</id>')
  expect(xml).toContain('<published>2026-11-20T00:00:00Z</published>')
})

test('structured facts name absolute addresses and both days', () => {
  expect(articleJsonLd(head('a', 'costi', { updated: '2026-11-27' }), 'https://ingrana.example')).toMatchObject({
    '@type': 'Article',
    datePublished: '2026-11-25',
    dateModified: '2026-11-27',
    articleSection: 'Costi e tasse',
    mainEntityOfPage: 'https://ingrana.example/magazine/a',
    image: [expect.stringMatching(/^https:\/\/ingrana\.example\/illustrazioni\/suv-giallo-01-1280-[0-9a-f]+\.webp$/)],
  })
})
