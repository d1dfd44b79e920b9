import type { ComponentProps } from 'react'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { RegionDirectory } from '@/components/directory/RegionDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { routes } from '@/lib/kernel/routes/routes'

export function DealerDirectoryScreen({ counts }: ComponentProps<typeof RegionDirectory>) {
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
