import type { InferGetServerSidePropsType } from 'next'
import { SiteMapScreen } from '@/components/screens/SiteMapScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listComuneLists } from '@/lib/market/search/landing-pages.server'
import { countStock } from '@/lib/market/search/stock-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const [stock, comuni] = await Promise.all([countStock(db), listComuneLists(db)])
  return { stock, comuni }
})

export default function SiteMapPage({ stock, comuni }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SiteMapScreen stock={stock} comuni={comuni} />
}
