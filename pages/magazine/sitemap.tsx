import type { InferGetServerSidePropsType } from 'next'
import { MagazineSiteMapScreen } from '@/components/screens/content/MagazineSiteMapScreen'
import { articleHeads } from '@/lib/market/magazine/articles.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({ articles: articleHeads() }))

export default function MagazineSiteMapPage({ articles }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <MagazineSiteMapScreen articles={articles} />
}
