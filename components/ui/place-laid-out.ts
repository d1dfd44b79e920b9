import { movedOn } from '@/styles/media'

/** The scroll position once the whole page is laid out: its middle has to be the same again. */
export function placeLaidOut(): number {
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const topOf = () => seen?.getBoundingClientRect().top ?? 0
  const before = topOf()
  document.documentElement.toggleAttribute(movedOn, true)
  return window.scrollY + topOf() - before
}
