import type { InferGetServerSidePropsType } from 'next'
import { MagazineSiteMapScreen } from '@/components/screens/MagazineSiteMapScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { articleHeads } from '@/lib/market/magazine/articles.server'

export const getServerSideProps = pageProps(async () => ({ articles: articleHeads() }))

export default function MagazineSiteMapPage({ articles }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <MagazineSiteMapScreen articles={articles} />
}
