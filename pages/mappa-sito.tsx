import type { InferGetServerSidePropsType } from 'next'
import { SiteMapScreen } from '@/components/screens/SiteMapScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listComuneLists } from '@/lib/market/search/landing-pages.server'

export const getServerSideProps = pageProps(async ({ db }) => ({ comuni: await listComuneLists(db) }))

export default function SiteMapPage({ comuni }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SiteMapScreen comuni={comuni} />
}
