import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLateNavigation } from '@/components/ui/use-late-navigation'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { fetchHeaders } from '@/lib/server/http/fetch-json'

/** How long the previous results stay unmarked, and how long they stay at all. */
const noticeableMs = 300
const longMs = 1_000

const listPaths = listPageSlugs.map((slug) => listPageOf(slug).path)

/** The progress of a change to another list of this page. */
export type ListChanges = {
  /** Late: the previous results are still shown. */
  isUpdating: boolean
  /** Skeletons are shown: the list is later still. */
  isLoading: boolean
  /** The address of the list that could not be fetched. */
  failed: string | null
}

export function useListChanges(): ListChanges {
  return { isUpdating: useLateNavigation(isList, noticeableMs), isLoading: useLateNavigation(isList, longMs), failed: useFailedList() }
}

/** The address of a list that failed to load. Next would fall back to a whole load, and the browser's error page: this page stays. */
function useFailedList(): string | null {
  const { events } = useRouter()
  const [failed, setFailed] = useState<string | null>(null)
  const leaveOrStay = useEffectEvent(async (address: string) => {
    try {
      await fetchHeaders(address)
      window.location.assign(address) // a new version of the site, or a moment without network
    } catch {
      setFailed(address)
    }
  })
  useEffect(() => {
    let stop = () => {}
    const start = (address: string) => {
      setFailed(null)
      stop()
      if (!isList(address)) return
      const onError = (error: { cancelled?: boolean }, of: string) => {
        if (error.cancelled === true || isShown(of)) return
        void leaveOrStay(of)
        throw Object.assign(new Error('the page stays'), { cancelled: true })
      }
      events.on('routeChangeError', onError) // after all others, whom it would keep from hearing
      stop = () => events.off('routeChangeError', onError)
    }
    const end = () => stop()
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', end)
    return () => {
      stop()
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', end)
    }
  }, [events])
  return failed
}

/** Back and forward show the address before the page. */
function isShown(address: string): boolean {
  return address === window.location.pathname + window.location.search
}

function isList(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return listPaths.some((list) => path === list || path.startsWith(`${list}/`))
}
