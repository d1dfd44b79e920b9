import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { rssXml } from './rss-xml'

const feed = {
  title: 'Auto usate | Ingrana',
  description: 'I nuovi annunci: Auto usate.',
  link: 'https://www.ingrana.it/usate?a=1&b=2',
  self: 'https://www.ingrana.it/feed/usate?a=1&b=2',
  items: [],
}
const item = {
  id: 7,
  title: 'Fiat Panda, 9.900 €',
  description: 'Benzina',
  link: 'https://www.ingrana.it/annuncio/fiat-panda-7',
  publishedAt: new Date(0),
}

/** The texts by the path of their element; a fault in the XML throws. */
function read(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  const path: string[] = []
  const parser = new SaxesParser({ fragment: false })
  parser.on('opentag', ({ name }) => void path.push(name))
  parser.on('text', (text) => {
    if (text.trim() !== '') texts.set(path.join('/'), [...(texts.get(path.join('/')) ?? []), text])
  })
  parser.on('closetag', () => void path.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return texts
}

test('A feed has what RSS 2.0 requires of a channel and of its items', () => {
  const texts = read(rssXml({ ...feed, items: [item] }))
  expect(Object.fromEntries(texts)).toEqual({
    'rss/channel/title': [feed.title],
    'rss/channel/link': [feed.link],
    'rss/channel/description': [feed.description],
    'rss/channel/language': ['it-IT'],
    'rss/channel/ttl': ['30'],
    'rss/channel/lastBuildDate': ['Thu, 01 Jan 1970 00:00:00 GMT'],
    'rss/channel/item/title': [item.title],
    'rss/channel/item/link': [item.link],
    'rss/channel/item/guid': ['ingrana:annuncio:7'],
    'rss/channel/item/pubDate': ['Thu, 01 Jan 1970 00:00:00 GMT'],
    'rss/channel/item/description': ['Benzina'],
  })
})

test('a feed without ads is one too', () => {
  expect(read(rssXml(feed)).has('rss/channel/lastBuildDate')).toBe(false)
})

test.each([
  ['</title><script>', '</title><script>'],
  ['Tom & "Jerry"', 'Tom & "Jerry"'],
  ['a\u0000\u0008\uFFFEb\uD800c', 'abc'],
  ['😀 è', '😀 è'],
])('whatever a seller writes, %j, the feed is XML and says %j', (title, said) => {
  expect(
    read(rssXml({ ...feed, items: [{ ...item, title }] }))
      .get('rss/channel/item/title')
      ?.join(''),
  ).toBe(said)
})
