import { useEffect } from 'react'
import { whenIdle } from '@/lib/kernel/browser/when-idle'
import { isProduction } from '@/lib/kernel/config/public-env'

/** Registers the service worker. Without it only the offline page is missing. */
export function ServiceWorker() {
  useEffect(() => {
    if (isProduction && 'serviceWorker' in navigator)
      whenIdle()
        .then(() => navigator.serviceWorker.register('/sw.js'))
        .catch(() => {})
  }, [])
  return null
}
