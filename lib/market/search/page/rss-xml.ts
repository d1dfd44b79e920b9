/** A feed as RSS 2.0 has it; addresses are whole. */
export type Feed = { title: string; description: string; link: string; self: string; items: readonly FeedItem[] }
type FeedItem = { id: number; title: string; description: string; link: string; publishedAt: Date }

/** How many minutes a reader may wait before its next request. */
const ttlMinutes = 30

export function rssXml({ title, description, link, self, items }: Feed): string {
  const [newest] = items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title) + element('link', link) + element('description', description) + element('language', 'it-IT'),
    `<ttl>${ttlMinutes}</ttl>${newest === undefined ? '' : element('lastBuildDate', newest.publishedAt.toUTCString())}`,
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel></rss>\n',
  ].join('\n')
}

/** The address of an ad follows its name; the number does not. */
function itemXml({ id, title, description, link, publishedAt }: FeedItem): string {
  return `<item>${element('title', title)}${element('link', link)}<guid isPermaLink="false">ingrana:annuncio:${id}</guid>${element(
    'pubDate',
    publishedAt.toUTCString(),
  )}${element('description', description)}</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

/** Signs that XML cannot have, however they are written, are left out. */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function escaped(text: string): string {
  return text.replace(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
