import { useRouter } from 'next/router'
import { useEffect } from 'react'

const everyMs = 2_000

/** Asks for the page again and again while something is under way. */
export function useRefresh(isUnderWay: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => void router.replace(router.asPath, undefined, { scroll: false }), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay, router])
}
