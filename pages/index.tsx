import type { InferGetServerSidePropsType } from 'next'
import { LateHomeScreen } from '@/components/screens/LateHomeScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { homePage } from '@/lib/market/search/home-page.server'

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
    <LateHomeScreen carCount={carCount} newest={newest} bodies={bodies} makes={makes} category={category} box={box} siteUrl={siteUrl} />
  )
}
