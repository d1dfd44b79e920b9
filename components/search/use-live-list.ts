import { useRouter } from 'next/router'
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent } from 'react'
import { announceLocalNavigation } from './local-navigation'

type Live = {
  form: RefObject<HTMLFormElement | null>
  /** The address of the list for the current form. */
  hrefOf(form: HTMLFormElement): string
  /** Whether the list follows: not while the form is a sheet, whose button shows the list. */
  isLive(): boolean
}

/** The list follows its filters: boxes and choices at once, typed text on blur. A later choice cancels the previous one. */
export function useLiveList({ form, hrefOf, isLive }: Live) {
  const router = useRouter()
  const show = (element: HTMLFormElement, scroll = false) => {
    const address = hrefOf(element)
    announceLocalNavigation(address)
    void router.push(address, undefined, { scroll })
  }
  const onChoice = useEffectEvent(({ target }: Event) => {
    if (!form.current || !isLive() || !(target instanceof HTMLElement) || target.closest('[data-needs-submit]')) return
    show(form.current)
  })
  useEffect(() => {
    const element = form.current
    const listener = (event: Event) => onChoice(event)
    element?.addEventListener('change', listener) // the browser's own: React's comes with every letter
    return () => element?.removeEventListener('change', listener)
  }, [form])
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event.currentTarget, !isInField()) // the button leads to the results; a field that has the focus stays in view
  }
}

function isInField(): boolean {
  return document.activeElement?.matches('input, select') ?? false
}
