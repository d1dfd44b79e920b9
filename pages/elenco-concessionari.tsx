import type { InferGetServerSidePropsType } from 'next'
import { DealerDirectoryScreen } from '@/components/screens/DealerDirectoryScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { countDealersByRegion } from '@/lib/market/dealers/dealer-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => ({ counts: await countDealersByRegion(db) }))

export default function DealerDirectoryPage({ counts }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerDirectoryScreen counts={counts} />
}
