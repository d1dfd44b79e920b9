import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { articlePath, magazineFeed } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { type ArticleHead, topics } from './article'

/** The articles as an Atom feed (RFC 4287), the newest first. */
export function articleFeed(articles: readonly ArticleHead[], siteUrl: string): string {
  const absolute = (path: string) => escapeHtml(new URL(path, siteUrl).href)
  const updated = articles.map((article) => article.updated).sort()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    '<title>Magazine di Ingrana</title>',
    '<subtitle>Guide per comprare, vendere e mantenere auto, moto e camper</subtitle>',
    `<id>${absolute(routes.magazine)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${absolute(magazineFeed)}"/>`,
    `<link rel="alternate" type="text/html" href="${absolute(routes.magazine)}"/>`,
    `<updated>${momentOf(updated.at(-1) ?? '1970-01-01')}</updated>`,
    '<author><name>La redazione di Ingrana</name></author>',
    ...articles.map(({ slug, title, description, topic, ...days }) =>
      [
        '<entry>',
        `<title>${escapeHtml(title)}</title>`,
        `<id>${absolute(articlePath(slug))}</id>`,
        `<link rel="alternate" type="text/html" href="${absolute(articlePath(slug))}"/>`,
        `<published>${momentOf(days.published)}</published>`,
        `<updated>${momentOf(days.updated)}</updated>`,
        `<category term="${topic}" label="${escapeHtml(topics[topic])}"/>`,
        `<summary>${escapeHtml(description)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n')
}

function momentOf(day: string): string {
  return `${day}T00:00:00Z`
}
