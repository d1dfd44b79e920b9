import { UpcomingScreen } from '@/components/screens/UpcomingScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({}))

export default function AboutPage() {
  return <UpcomingScreen path="/chi-siamo" />
}
