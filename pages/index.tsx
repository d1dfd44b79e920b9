import type { InferGetServerSidePropsType } from 'next'
import { LazyHomeScreen } from '@/components/screens/LazyHomeScreen'
import { homePage } from '@/lib/market/search/page/home-page.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(({ db, context }) => homePage(db, context.query['categoria']))

export default function HomePage({
  carCount,
  newest,
  bodies,
  makes,
  category,
  box,
  siteUrl,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <LazyHomeScreen carCount={carCount} newest={newest} bodies={bodies} makes={makes} category={category} box={box} siteUrl={siteUrl} />
  )
}
