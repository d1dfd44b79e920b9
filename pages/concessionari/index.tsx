import type { InferGetServerSidePropsType } from 'next'
import { DealersScreen } from '@/components/screens/DealersScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { readDealerQuery } from '@/lib/market/dealers/dealer-directory'
import { findDealers } from '@/lib/market/dealers/dealer-directory.server'

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const question = readDealerQuery(new URL(context.resolvedUrl, 'http://localhost').searchParams)
  return { question, found: await findDealers(db, question) }
})

export default function DealersPage({ question, found }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealersScreen question={question} found={found} />
}
