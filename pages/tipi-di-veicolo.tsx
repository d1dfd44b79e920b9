import type { InferGetServerSidePropsType } from 'next'
import { VehicleTypesScreen } from '@/components/screens/VehicleTypesScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listStockBodies } from '@/lib/market/search/stock-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => ({ stock: await listStockBodies(db) }))

export default function VehicleTypesPage({ stock }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <VehicleTypesScreen stock={stock} />
}
