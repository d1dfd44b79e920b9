import { socialProfiles } from '@/lib/kernel/routes/routes'

/** Who we are, for search engines. */
export function organisation(siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ingrana',
    brand: { '@type': 'Brand', name: 'Ingrana' },
    logo: new URL('/logo/ingrana.svg', siteUrl).href,
    url: new URL('/', siteUrl).href,
    sameAs: Object.values(socialProfiles),
  }
}
