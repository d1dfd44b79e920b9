import { useRef, useState } from 'react'

/** Which picture of a scrolling strip is in view, and the way to another. The strip itself is the only state. */
export function useGalleryTrack(count: number, start = 0) {
  const trackRef = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)

  function goTo(place: number, behavior: ScrollBehavior = 'auto') {
    const track = trackRef.current
    if (track) track.scrollTo({ left: Math.min(count - 1, Math.max(0, place)) * track.clientWidth, behavior })
  }
  /** Shows the middle of pictures that are wider than their place. */
  function centre() {
    for (const slide of trackRef.current?.children ?? []) slide.scrollLeft = (slide.scrollWidth - slide.clientWidth) / 2
  }
  function onScroll() {
    const track = trackRef.current
    if (track && track.clientWidth > 0) setCurrent(Math.round(track.scrollLeft / track.clientWidth))
  }
  return { trackRef, current, goTo, centre, onScroll }
}
