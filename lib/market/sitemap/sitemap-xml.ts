/** A page for search engines: its path, when what it shows last changed, and the paths of its pictures. */
export type SitemapPage = { path: string; changedAt?: Date; pictures?: readonly string[] }

const open = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** What stands around the pages of a file (sitemaps.org, with Google's extension for images). */
export const pagesHead = `${open}<urlset xmlns="${schema}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
export const pagesFoot = '</urlset>\n'

export function pageXml(siteUrl: string, { path, changedAt, pictures = [] }: SitemapPage): string {
  const images = pictures.map((picture) => `<image:image><image:loc>${absolute(siteUrl, picture)}</image:loc></image:image>`).join('')
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${absolute(siteUrl, path)}</loc>${lastmod}${images}</url>\n`
}

/** The list of the files. */
export function indexXml(siteUrl: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${absolute(siteUrl, path)}</loc></sitemap>\n`).join('')
  return `${open}<sitemapindex xmlns="${schema}">\n${files}</sitemapindex>\n`
}

function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href.replaceAll('&', '&amp;') // no other sign of XML is left in it
}
