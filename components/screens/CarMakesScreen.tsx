import type { ComponentProps } from 'react'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { ModelDirectory } from '@/components/directory/ModelDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { routes } from '@/lib/kernel/routes/routes'

export function CarMakesScreen({ makes }: ComponentProps<typeof ModelDirectory>) {
  return (
    <PageLayout
      title="Marche e modelli di auto"
      description="Tutte le marche e i modelli di auto in vendita su Ingrana, con il numero di annunci."
      canonicalPath={routes.carMakes}
    >
      <DirectoryPage title="Marche e modelli di auto" intro="Ogni marca con i modelli in vendita oggi.">
        <ModelDirectory makes={makes} />
      </DirectoryPage>
    </PageLayout>
  )
}
