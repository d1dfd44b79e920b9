import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { footerColumns, searchDestinations } from '@/components/shell/navigation'
import { PageLayout } from '@/components/shell/PageLayout'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { routes } from '@/lib/kernel/routes/routes'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'
import { mainListPage } from '@/lib/market/search/list-pages'
import { searchHref } from '@/lib/market/search/search-href'
import { emptySearch } from '@/lib/market/search/search-query'

type Props = {
  stock: Readonly<Record<Category, number>>
  comuni: readonly { title: string; links: readonly { label: string; href: string; ads: number }[] }[]
}

/** Every page that is reached by a menu, each list with its number of ads, and the lists around the large comuni. */
export function SiteMapScreen({ stock, comuni }: Props) {
  const adsAt = new Map(categorySlugs.map((category) => [searchHref(emptySearch(mainListPage(category))), numberText(stock[category])]))
  const counted = searchDestinations.map(({ label, href }) => ({ label, href, count: adsAt.get(href) }))
  return (
    <PageLayout title="Mappa del sito" description="Tutte le sezioni di Ingrana in una pagina." canonicalPath={routes.siteMap}>
      <DirectoryPage title="Mappa del sito">
        <section>
          <h2>Cerca</h2>
          <LinkGrid links={counted} />
        </section>
        {footerColumns.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <LinkGrid links={links.filter((link) => !link.external)} />
          </section>
        ))}
        {comuni.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <LinkGrid links={links.map(({ ads, ...link }) => ({ ...link, count: numberText(ads) }))} />
          </section>
        ))}
      </DirectoryPage>
    </PageLayout>
  )
}
