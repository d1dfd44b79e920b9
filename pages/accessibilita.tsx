import { AccessibilityScreen } from '@/components/screens/content/AccessibilityScreen'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({}))

export default function AccessibilityPage() {
  return <AccessibilityScreen />
}
