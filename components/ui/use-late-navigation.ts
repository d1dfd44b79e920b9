import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

/** Delay before the indicator, so that fast answers do not flash. */
const defaultNoticeableMs = 250
const everywhere = () => true

/** Whether a navigation is late. `concerns` selects navigations by address; `noticeableMs` is the delay. */
export function useLateNavigation(concerns: (address: string) => boolean = everywhere, noticeableMs = defaultNoticeableMs): boolean {
  const { events } = useRouter()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    let timer = 0
    const start = (address: string) => {
      window.clearTimeout(timer)
      if (concerns(address)) timer = window.setTimeout(() => setLate(true), noticeableMs)
    }
    const end = () => {
      window.clearTimeout(timer)
      setLate(false)
    }
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', end)
    events.on('routeChangeError', end)
    return () => {
      window.clearTimeout(timer)
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', end)
      events.off('routeChangeError', end)
    }
  }, [events, concerns, noticeableMs])
  return isLate
}
