import { AboutScreen } from '@/components/screens/content/AboutScreen'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({}))

export default function AboutPage() {
  return <AboutScreen />
}
