import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Closes after a delay; the timer is paused while pointer or focus is inside and restarts afterwards. */
export function useAutoClose(onClose: () => void, afterMs: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const box = ref.current
    if (!box || afterMs === undefined) return
    const held = new Set<'pointer' | 'focus'>()
    let timer = 0
    const update = () => {
      window.clearTimeout(timer)
      if (held.size === 0) timer = window.setTimeout(close, afterMs)
    }
    const hold = {
      pointerenter: () => held.add('pointer'),
      pointerleave: () => held.delete('pointer'),
      focusin: () => held.add('focus'),
      focusout: () => held.delete('focus'),
    }
    const listen = Object.entries(hold).map(([event, note]) => [event, () => (note(), update())] as const)
    for (const [event, react] of listen) box.addEventListener(event, react)
    update()
    return () => {
      window.clearTimeout(timer)
      for (const [event, react] of listen) box.removeEventListener(event, react)
    }
  }, [afterMs])
  return ref
}
