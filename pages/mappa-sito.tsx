import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { SiteMap } from '@/components/screens/SiteMap'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(async () => ({}))

export default function SiteMapPage() {
  return (
    <PageLayout title="Mappa del sito" description="Tutte le sezioni di Ingrana in una pagina." canonicalPath={routes.siteMap}>
      <DirectoryPage title="Mappa del sito">
        <SiteMap />
      </DirectoryPage>
    </PageLayout>
  )
}
