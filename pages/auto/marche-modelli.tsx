import type { InferGetServerSidePropsType } from 'next'
import { CarMakesScreen } from '@/components/screens/CarMakesScreen'
import { listStock } from '@/lib/market/search/page/stock-directory.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const stock = await listStock(db)
  return { makes: stock.find(({ category }) => category === 'auto')?.entries ?? [] }
})

export default function CarMakesPage({ makes }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <CarMakesScreen makes={makes} />
}
