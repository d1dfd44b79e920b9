import { articlePath } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { illustrationSrc } from '@/lib/market/illustrations/illustration'
import { type ArticleHead, topics } from './article'

/** The illustration that stands for an article in feeds, for search engines and social networks. */
export function articleImage({ picture }: Pick<ArticleHead, 'picture'>): string {
  return illustrationSrc(picture, 1280)
}

/** An article as schema.org has it. */
export function articleJsonLd(head: ArticleHead, siteUrl: string) {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const publisher = {
    '@type': 'Organization',
    name: 'Ingrana',
    url: absolute(routes.home),
    logo: { '@type': 'ImageObject', url: absolute('/logo/ingrana.svg') },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    image: [absolute(articleImage(head))],
    datePublished: head.published,
    dateModified: head.updated,
    articleSection: topics[head.topic],
    inLanguage: 'it',
    isAccessibleForFree: true,
    mainEntityOfPage: absolute(articlePath(head.slug)),
    author: { '@type': 'Organization', name: 'La redazione di Ingrana', url: absolute(routes.about) },
    publisher,
  }
}
