import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { footerColumns, searchDestinations } from '@/components/shell/navigation'
import { PageLayout } from '@/components/shell/PageLayout'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'

type Props = { comuni: readonly { title: string; links: readonly { label: string; href: string; ads: number }[] }[] }

/** Every page that is reached by a menu, and the lists around the large comuni. */
export function SiteMapScreen({ comuni }: Props) {
  return (
    <PageLayout title="Mappa del sito" description="Tutte le sezioni di Ingrana in una pagina." canonicalPath={routes.siteMap}>
      <DirectoryPage title="Mappa del sito">
        <section>
          <h2>Cerca</h2>
          <LinkGrid links={searchDestinations} />
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
