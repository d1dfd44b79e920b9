import type { InferGetServerSidePropsType } from 'next'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { TypeDirectory } from '@/components/directory/TypeDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'
import { listStockBodies } from '@/lib/market/search/stock-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => ({ stock: await listStockBodies(db) }))

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function VehicleTypesPage({ stock }: Props) {
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
