/** The site map for search engines; the ads from an id on have a file. */
export const sitemapFiles = {
  index: '/sitemap.xml',
  pages: '/sitemap/pagine.xml',
  lists: '/sitemap/elenchi.xml',
  adsFrom: (id: number) => `/sitemap/annunci-${id}.xml`,
} as const

/** The first id of such a file, or undefined when it is none. */
export function adFileOf(file: unknown): number | undefined {
  const digits = typeof file === 'string' ? /^annunci-([1-9]\d{0,14})\.xml$/.exec(file)?.[1] : undefined
  return digits === undefined ? undefined : Number(digits)
}
