import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

/** What the form has asked for and the router has not begun yet, the oldest first: a second choice may come in between. */
let asked: string[] = []
/**
 * The navigation that began last, whether the form asked for this very address, and whether what comes is what it asked for; null when none is under way.
 * `after`: the one that was under way when it began.
 */
let latest: { address: string; isAsked: boolean; isOwn: boolean; after: string | undefined } | null = null

/** The form of the filters goes to this address: what comes is what it says already. */
export function announceOwnChange(address: string): void {
  asked.push(absolute(address))
}

/** A key for the form of the filters: the same as before when it has asked for this list itself, so that focus, folds and what is being typed stay. */
export function useFormKey(address: string): number {
  const { events } = useRouter()
  const [drawn, setDrawn] = useState({ address, key: 0 })
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
  if (drawn.address === address) return drawn.key
  const key = latest?.isOwn ? drawn.key : drawn.key + 1
  setDrawn({ address, key })
  return key
}

function begin(next: string): void {
  const place = asked.lastIndexOf(absolute(next))
  const isAsked = place !== -1
  const isOwn = isAsked || latest?.isOwn === true // one that was asked for is redirected to its canonical address
  latest = { address: next, isAsked, isOwn, after: latest?.address }
  asked = asked.slice(place + 1)
}

function end(address: string): void {
  if (latest?.address === address) latest = null
  else if (latest?.after === address) latest.isOwn = latest.isAsked // it was no redirect: another one began while this one was drawn
}

function cancel(_: unknown, address: string): void {
  if (latest?.address === address) latest = null
}

function absolute(address: string): string {
  return new URL(address, window.location.origin).href
}
