import type { InferGetServerSidePropsType } from 'next'
import { DealerDirectoryScreen } from '@/components/screens/DealerDirectoryScreen'
import { readIndexQuery } from '@/lib/market/dealers/dealer-letters'
import { countDealersByProvince, findDealerIndex } from '@/lib/market/dealers/dealer-letters.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const query = readIndexQuery(new URL(context.resolvedUrl, 'http://localhost').searchParams)
  const [index, regions] = await Promise.all([findDealerIndex(db, query), countDealersByProvince(db)])
  return { query, index, regions }
})

export default function DealerDirectoryPage({ query, index, regions }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerDirectoryScreen query={query} index={index} regions={regions} />
}
