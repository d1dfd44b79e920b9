import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { listPageOf, listPageSlugs } from '@/lib/market/search/list-pages'

/** Delay before the skeleton is shown, so that fast answers do not flash. */
const noticeableMs = 250
const listPaths = listPageSlugs.map((slug) => listPageOf(slug).path)

/** Whether another list is on its way to this page. */
export function useListLoading(): boolean {
  const { events } = useRouter()
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    let timer = 0
    const start = (address: string) => {
      window.clearTimeout(timer)
      if (isList(address)) timer = window.setTimeout(() => setLoading(true), noticeableMs)
    }
    const end = () => {
      window.clearTimeout(timer)
      setLoading(false)
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
  }, [events])
  return isLoading
}

function isList(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return listPaths.some((list) => path === list || path.startsWith(`${list}/`))
}
