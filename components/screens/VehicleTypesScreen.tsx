import type { ComponentProps } from 'react'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { TypeDirectory } from '@/components/directory/TypeDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { routes } from '@/lib/kernel/routes/routes'

export function VehicleTypesScreen({ stock }: ComponentProps<typeof TypeDirectory>) {
  return (
    <PageLayout
      title="Tipi di veicolo"
      description="City car, SUV, scooter, motorhome, furgoni: scegli il tipo di veicolo e guarda gli annunci."
      canonicalPath={routes.vehicleTypes}
    >
      <DirectoryPage title="Tipi di veicolo" intro="Scegli la forma: il resto lo affini con i filtri.">
        <TypeDirectory stock={stock} />
      </DirectoryPage>
    </PageLayout>
  )
}
