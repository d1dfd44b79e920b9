import { type FocusEvent, useRef } from 'react'

/** For what goes away while the focus may be in it: the focus goes back to where it came from. */
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
  const giveBack = () => {
    if (isInside.current && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return { watch: { onFocus, onBlur }, giveBack }
}
