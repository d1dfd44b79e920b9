import type { GetServerSideProps } from 'next'
import { OfflineScreen } from '@/components/screens/OfflineScreen'
import { shared } from '@/lib/kernel/process/shared.server'

/** Cached by the service worker and shown under the unreachable address: scripts must not take it for that page. */
export const config = { unstable_runtimeJS: false }

/** Nothing but whether the market is invented: what a browser caches is alike for everybody. */
export const getServerSideProps: GetServerSideProps = ({ res }) => {
  res.setHeader('Cache-Control', 'no-cache')
  return Promise.resolve({ props: { ...(shared('hasDemoMarket') && { hasDemoMarket: true }) } })
}

export default function OfflinePage() {
  return <OfflineScreen />
}
