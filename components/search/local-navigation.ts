import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

/** Addresses that the form has requested and the router has not begun, oldest first: a second choice may come in between. */
let requested: string[] = []
/**
 * The last navigation, null when none is under way. `isRequested`: the form requested this address; `isOwn`: the list that comes is the one it requested.
 * `after`: the navigation that was under way when it began.
 */
let latest: { address: string; isRequested: boolean; isOwn: boolean; after: string | undefined } | null = null

/** The filter form navigates to this address: the list that comes matches its fields. */
export function announceLocalNavigation(address: string): void {
  requested.push(absolute(address))
}

/** The React key of the filter form: unchanged when it has requested this list itself, so that focus, folds and typed text stay. */
export function useFormKey(address: string): number {
  const { events } = useRouter()
  const [rendered, setRendered] = useState({ address, key: 0 })
  useEffect(() => {
    events.on('routeChangeStart', begin)
    events.on('routeChangeError', cancel)
    events.on('routeChangeComplete', end)
    return () => {
      events.off('routeChangeStart', begin)
      events.off('routeChangeError', cancel)
      events.off('routeChangeComplete', end)
    }
  }, [events])
  if (rendered.address === address) return rendered.key
  const key = latest?.isOwn ? rendered.key : rendered.key + 1
  setRendered({ address, key })
  return key
}

function begin(next: string): void {
  const place = requested.lastIndexOf(absolute(next))
  const isRequested = place !== -1
  const isOwn = isRequested || latest?.isOwn === true // a requested address is redirected to its canonical one
  latest = { address: next, isRequested, isOwn, after: latest?.address }
  requested = requested.slice(place + 1)
}

function end(address: string): void {
  if (latest?.address === address) latest = null
  else if (latest?.after === address) latest.isOwn = latest.isRequested // no redirect: it began while this one was rendered
}

function cancel(_: unknown, address: string): void {
  if (latest?.address === address) latest = null
}

function absolute(address: string): string {
  return new URL(address, window.location.origin).href
}
