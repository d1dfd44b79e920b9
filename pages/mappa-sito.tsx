import { SiteMapScreen } from '@/components/screens/SiteMapScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({}))

export default function SiteMapPage() {
  return <SiteMapScreen />
}
