import { PrivacyScreen } from '@/components/screens/content/PrivacyScreen'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({}))

export default function PrivacyPolicyPage() {
  return <PrivacyScreen />
}
