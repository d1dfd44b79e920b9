import { OfflineScreen } from '@/components/screens/OfflineScreen'

/** Cached by the service worker and shown under the unreachable address: scripts must not take it for that page. */
export const config = { unstable_runtimeJS: false }

export default function OfflinePage() {
  return <OfflineScreen />
}
