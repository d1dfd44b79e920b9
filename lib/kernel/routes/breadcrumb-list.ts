/** The breadcrumbs as schema.org has them: absolute addresses, positions from 1. */
export function breadcrumbList(trail: readonly { label: string; href: string }[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, siteUrl).href,
    })),
  }
}
