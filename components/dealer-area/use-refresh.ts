import { useEffect } from 'react'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'

const everyMs = 2_000

/** Polls the page while something is under way. */
export function useRefresh(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => void refreshPage(), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
