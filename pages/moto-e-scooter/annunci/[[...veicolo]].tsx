import type { InferGetServerSidePropsType } from 'next'
import { LazyListScreen } from '@/components/screens/LazyListScreen'
import { listPage } from '@/lib/market/search/page/list-page.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(listPage('moto-e-scooter'))

export default function MotorbikesPage({
  query,
  results,
  hasAllFilters,
  map,
  sentence,
  siteUrl,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyListScreen query={query} results={results} hasAllFilters={hasAllFilters} map={map} sentence={sentence} siteUrl={siteUrl} />
}
