import type { InferGetServerSidePropsType } from 'next'
import { DealersScreen } from '@/components/screens/DealersScreen'
import { readDealerQuery } from '@/lib/market/dealers/dealer-directory'
import { findDealers, mapDealers } from '@/lib/market/dealers/dealer-directory.server'
import { listMakesForSale } from '@/lib/market/search/page/stock-directory.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const question = readDealerQuery(new URL(context.resolvedUrl, 'http://localhost').searchParams)
  const [found, map, makes] = await Promise.all([findDealers(db, question), mapDealers(db, question), listMakesForSale(db)])
  return { question, found, map, makes }
})

export default function DealersPage({ question, found, map, makes }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealersScreen question={question} found={found} map={map} makes={makes} />
}
