import type { InferGetServerSidePropsType } from 'next'
import { VehicleTypesScreen } from '@/components/screens/VehicleTypesScreen'
import { listStockBodies } from '@/lib/market/search/page/stock-directory.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db }) => ({ stock: await listStockBodies(db) }))

export default function VehicleTypesPage({ stock }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <VehicleTypesScreen stock={stock} />
}
