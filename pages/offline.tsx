import { OfflineScreen } from '@/components/screens/OfflineScreen'

/** Kept by the service worker and shown under the address that could not be reached: no script may take it for that page. */
export const config = { unstable_runtimeJS: false }

export default function OfflinePage() {
  return <OfflineScreen />
}
