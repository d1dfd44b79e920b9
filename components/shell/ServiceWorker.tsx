import { useEffect } from 'react'
import { whenIdle } from '@/lib/kernel/browser/when-idle'
import { isProduction } from '@/lib/kernel/config/public-env'

/** Registers the worker behind the page. A browser that will not have it loses the offline page and nothing else. */
export function ServiceWorker() {
  useEffect(() => {
    if (isProduction && 'serviceWorker' in navigator)
      whenIdle()
        .then(() => navigator.serviceWorker.register('/sw.js'))
        .catch(() => {})
  }, [])
  return null
}
