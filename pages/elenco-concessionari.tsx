import type { InferGetServerSidePropsType } from 'next'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { RegionDirectory } from '@/components/directory/RegionDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'
import { countDealersByRegion } from '@/lib/market/dealers/dealer-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => ({ counts: await countDealersByRegion(db) }))

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function DealerDirectoryPage({ counts }: Props) {
  return (
    <PageLayout
      title="Elenco concessionari"
      description="I concessionari di Ingrana regione per regione."
      canonicalPath={routes.dealerDirectory}
    >
      <DirectoryPage title="Elenco concessionari" intro="Scegli la regione e trova il concessionario più vicino.">
        <RegionDirectory counts={counts} />
      </DirectoryPage>
    </PageLayout>
  )
}
