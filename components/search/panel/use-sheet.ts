import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

const anchor = '#filtri'

/** The place of a group that is a page of its own in the sheet. */
export function pageId(group: string): string {
  return `filtri-${group}`
}

/** What JavaScript adds to the filters as a sheet, which is a place in the page: Tab stays in it, long groups are pages of their own, Escape, cross and arrow go back to where it was opened. */
export function useSheet(sheet: RefObject<HTMLElement | null>, isSheet: () => boolean) {
  const isOpenedHere = useRef(false)
  const pages = useSheetPages(sheet, isSheet)
  useEffect(() => {
    const onJump = ({ oldURL, newURL }: HashChangeEvent) => {
      const [from, to] = [placeIn(oldURL), placeIn(newURL)]
      if (from === null || to === null) isOpenedHere.current = to === ''
      if (to === null && from !== null) focusOpener()
    }
    window.addEventListener('hashchange', onJump)
    return () => window.removeEventListener('hashchange', onJump)
  }, [])
  const close = (event: MouseEvent) => {
    window.addEventListener('hashchange', focusOpener, { once: true }) // the effect may not have begun yet
    if (!isOpenedHere.current) return // the link leads to the results
    event.preventDefault()
    window.history.back()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isSheet()) return
    const way = pages.page === null ? '#risultati' : anchor
    if (event.key === 'Escape') event.currentTarget.querySelector<HTMLElement>(`a[href="${way}"]`)?.click()
    if (event.key === 'Tab') keepFocus(event)
  }
  return { ...pages, close, onKeyDown }
}

/** A page is a place too, so that back leads to the sheet; it shows nothing but its group until then. */
function useSheetPages(sheet: RefObject<HTMLElement | null>, isSheet: () => boolean) {
  const page = useSyncExternalStore(
    onHashChange,
    () => placeIn(window.location.href) || null,
    () => null,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useRef<{ page: string; scrollTop: number }>(undefined)
  const open = (group: string) => (event: MouseEvent) => {
    if (!isSheet()) return // it unfolds in its place
    event.preventDefault()
    left.current = { page: group, scrollTop: sheet.current?.scrollTop ?? 0 }
    window.location.hash = pageId(group)
  }
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    window.history.back()
  }
  const follow = useEffectEvent((shown: string | null) => {
    if (shown !== null && left.current === undefined) return window.location.replace(anchor) // loaded here: nothing to go back to
    if (shown !== null) heading.current?.focus()
    else if (left.current) goBackTo(sheet.current, left.current)
    if (shown === null) left.current = undefined
  })
  useEffect(() => follow(page), [page])
  return { page, heading, openPage: open, leavePage: leave }
}

function goBackTo(sheet: HTMLElement | null, { page, scrollTop }: { page: string; scrollTop: number }): void {
  if (!sheet) return
  sheet.scrollTop = scrollTop
  document.querySelector<HTMLElement>(`#${pageId(page)} > summary`)?.focus({ preventScroll: true })
}

/** The place in the sheet: null outside of it, empty in it, the group on its page. */
function placeIn(address: string): string | null {
  const { hash } = new URL(address)
  if (hash === anchor) return ''
  return hash.startsWith(`${anchor}-`) ? hash.slice(anchor.length + 1) : null
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function focusOpener(): void {
  document.querySelector<HTMLElement>(`a[href="${anchor}"]`)?.focus({ preventScroll: true })
}

function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, summary',
    ),
  ].filter((element) => element.checkVisibility())
  const [leaving, next] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  const isAtStart = event.shiftKey && document.activeElement === event.currentTarget // where a jump leads
  if (document.activeElement !== leaving && !isAtStart) return
  event.preventDefault()
  next?.focus()
}
