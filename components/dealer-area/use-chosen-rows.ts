import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Which rows of a table are ticked, read from its boxes: they work before any script does, and are what the form sends. */
export type ChosenRows = { count: number; isAll: boolean; choosePage(): void; chooseAll(): void; clear(): void }

/** Shift and a click choose a range; Escape chooses nothing. `isAll`: all that the filters find, beyond the page. */
export function useChosenRows(table: RefObject<HTMLElement | null>, name: string): ChosenRows {
  const [count, setCount] = useState(0)
  const [isAll, setAll] = useState(false)
  const boxes = () => [...(table.current?.querySelectorAll<HTMLInputElement>(`input[type='checkbox'][name='${name}']`) ?? [])]
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length)
  const tick = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked
    recount()
  }
  const clear = () => {
    const last = boxes().findLast(({ checked }) => checked)
    const isLost = document.activeElement?.closest('[data-chosen-bar]') !== null
    tick(false)
    setAll(false)
    if (isLost) last?.focus()
  }
  const onClick = useEffectEvent((box: HTMLInputElement, from: HTMLInputElement | null) => {
    const all = boxes()
    const [start, end] = [all.indexOf(box), from ? all.indexOf(from) : -1].sort((a, b) => a - b)
    if (from && start !== undefined && start >= 0) for (const one of all.slice(start, (end ?? start) + 1)) one.checked = box.checked
    if (!box.checked) setAll(false)
    recount()
  })
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const isOpen = table.current?.querySelector('details[open], dialog[open]') !== null
    if (event.key === 'Escape' && count > 0 && !isOpen && !event.defaultPrevented) clear()
  })
  const onStart = useEffectEvent(recount)
  useEffect(() => {
    const element = table.current
    if (!element) return
    let last: HTMLInputElement | null = null
    const note = (event: Event) => {
      const box = event.target
      if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox' || box.name !== name) return
      onClick(box, event instanceof MouseEvent && event.shiftKey ? last : null)
      last = box
    }
    const leave = (event: KeyboardEvent) => onEscape(event)
    element.addEventListener('click', note)
    document.addEventListener('keydown', leave, true) // before an open menu or dialog closes: that is what Escape is for then
    const frame = requestAnimationFrame(() => onStart()) // what was ticked before the script came
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('click', note)
      document.removeEventListener('keydown', leave, true)
    }
  }, [table, name])
  return { count, isAll, choosePage: () => tick(true), chooseAll: () => setAll(true), clear }
}
