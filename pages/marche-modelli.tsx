import type { InferGetServerSidePropsType } from 'next'
import { MakesScreen } from '@/components/screens/MakesScreen'
import { listStock } from '@/lib/market/search/page/stock-directory.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const stock = await listStock(db)
  return { stock: stock.map(({ category, entries }) => ({ category, entries: entries.map((make) => ({ ...make, models: [] })) })) }
})

export default function MakesPage({ stock }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <MakesScreen stock={stock} />
}
