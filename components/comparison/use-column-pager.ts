import { type RefObject, useEffect, useState } from 'react'

const shownAtOnce = 2

/** Which columns of a table that scrolls by two stand in sight, and how to turn to the others. */
export function useColumnPager(scroller: RefObject<HTMLElement | null>, columns: number) {
  const [first, setFirst] = useState(0)
  const last = Math.max(0, columns - shownAtOnce)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => setFirst(Math.min(last, Math.round((box.scrollLeft * shownAtOnce) / box.clientWidth)))
    look()
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [scroller, last])
  const turnTo = (column: number) => {
    const box = scroller.current
    box?.scrollTo({ left: (Math.max(0, Math.min(last, column)) * box.clientWidth) / shownAtOnce })
  }
  return {
    first,
    pages: Math.ceil(columns / shownAtOnce),
    page: Math.ceil(first / shownAtOnce),
    previous: first > 0 ? () => turnTo(first - shownAtOnce) : undefined,
    next: first < last ? () => turnTo(first + shownAtOnce) : undefined,
  }
}
