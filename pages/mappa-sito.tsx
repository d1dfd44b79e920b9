import type { InferGetServerSidePropsType } from 'next'
import { SiteMapScreen } from '@/components/screens/content/SiteMapScreen'
import { routes } from '@/lib/kernel/routes/routes'
import { allDealers } from '@/lib/market/dealers/dealer-directory'
import { countDealers } from '@/lib/market/dealers/dealer-directory.server'
import { articleHeads } from '@/lib/market/magazine/articles.server'
import { listComuneLists } from '@/lib/market/search/page/landing-pages.server'
import { countLists } from '@/lib/market/search/page/stock-directory.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const [lists, dealers, comuni] = await Promise.all([countLists(db), countDealers(db, allDealers), listComuneLists(db)])
  return { counts: { ...lists, [routes.dealers]: dealers, [routes.magazine]: articleHeads().length }, comuni }
})

export default function SiteMapPage({ counts, comuni }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SiteMapScreen counts={counts} comuni={comuni} />
}
