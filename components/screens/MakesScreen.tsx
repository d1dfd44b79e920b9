import type { ComponentProps } from 'react'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { MakeDirectory } from '@/components/directory/MakeDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { routes } from '@/lib/kernel/routes/routes'

export function MakesScreen({ stock }: ComponentProps<typeof MakeDirectory>) {
  return (
    <PageLayout
      title="Marche e modelli"
      description="Tutte le marche di auto, moto, camper e veicoli commerciali in vendita su Ingrana."
      canonicalPath={routes.makes}
    >
      <DirectoryPage title="Marche e modelli" intro="Le marche in vendita oggi, con il numero di annunci.">
        <MakeDirectory stock={stock} />
      </DirectoryPage>
    </PageLayout>
  )
}
