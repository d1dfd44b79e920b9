import { useEffect } from 'react'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { fetchJson } from '@/lib/server/http/fetch-json'

const firstMs = 8_000
const maxMs = 120_000

/** Polls for new messages while the page is visible, less often when there are none, and refreshes the page when there are. */
export function useNews(path: string, last: number): void {
  useEffect(() => {
    let wait = firstMs
    let timer = setTimeout(() => void poll(), wait)
    async function poll() {
      if (document.visibilityState === 'visible') {
        const { last: now } = asRecord(await fetchJson(path).catch(() => undefined))
        if (typeof now === 'number' && now > last) return void refreshPage()
      }
      wait = Math.min(maxMs, wait * 1.5)
      timer = setTimeout(() => void poll(), wait)
    }
    return () => clearTimeout(timer)
  }, [path, last])
}
