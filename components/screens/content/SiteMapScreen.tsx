import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { type Destination, footerColumns, searchDestinations } from '@/components/shell/navigation'
import { PageLayout } from '@/components/shell/PageLayout'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'

type Props = {
  /** The numbers behind the links, by their paths: ads of lists, dealers, articles. */
  counts: Readonly<Record<string, number>>
  comuni: readonly { title: string; links: readonly { label: string; href: string; ads: number }[] }[]
}

/** Every page that is reached by a menu, with what stands there, and the lists around the large comuni. */
export function SiteMapScreen({ counts, comuni }: Props) {
  const counted = ({ label, href }: Destination) => {
    const count = counts[href]
    return { label, href, count: count === undefined ? undefined : numberText(count) }
  }
  return (
    <PageLayout title="Mappa del sito" description="Tutte le sezioni di Ingrana in una pagina." canonicalPath={routes.siteMap}>
      <DirectoryPage title="Mappa del sito">
        <section>
          <h2>Cerca</h2>
          <LinkGrid links={searchDestinations.map(counted)} />
        </section>
        {footerColumns.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <LinkGrid links={links.filter((link) => !link.external).map(counted)} />
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
