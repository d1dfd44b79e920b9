import { type FocusEvent, useRef } from 'react'

/** Remembers where the focus came from and restores it when the element is removed. */
export function useFocusReturn() {
  const cameFrom = useRef<Element | null>(null)
  const isInside = useRef(false)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    isInside.current = true
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    isInside.current = relatedTarget instanceof Element && currentTarget.contains(relatedTarget)
  }
  const restoreFocus = () => {
    if (isInside.current && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return { watch: { onFocus, onBlur }, giveBack: restoreFocus }
}
