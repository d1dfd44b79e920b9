import { useEffect } from 'react'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'

const everyMs = 2_000

/** Asks for the page again and again while something is under way. */
export function useRefresh(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => void refreshPage(), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
