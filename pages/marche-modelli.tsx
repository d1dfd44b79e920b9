import type { InferGetServerSidePropsType } from 'next'
import { MakesScreen } from '@/components/screens/MakesScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listStock } from '@/lib/market/search/stock-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const stock = await listStock(db)
  return { stock: stock.map(({ category, entries }) => ({ category, entries: entries.map((make) => ({ ...make, models: [] })) })) }
})

export default function MakesPage({ stock }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <MakesScreen stock={stock} />
}
