import type { InferGetServerSidePropsType } from 'next'
import { LazyHomeScreen } from '@/components/screens/LazyHomeScreen'
import { newestHeads } from '@/lib/market/magazine/articles.server'
import { readHomeMarket } from '@/lib/market/observatory/home-market.server'
import { homePage } from '@/lib/market/search/page/home-page.server'
import { pageProps } from '@/lib/server/page/page-props.server'

const articlesShown = 3

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const [home, market] = await Promise.all([homePage(db, context.query['categoria']), readHomeMarket(db)])
  const articles = newestHeads(articlesShown).map(({ slug, title, topic, minutes, picture }) => ({ slug, title, topic, minutes, picture }))
  return { ...home, market, articles }
})

export default function HomePage({
  carCount,
  reduced,
  bodies,
  makes,
  category,
  box,
  market,
  articles,
  siteUrl,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyHomeScreen {...{ carCount, reduced, bodies, makes, category, box, market, articles, siteUrl }} />
}
