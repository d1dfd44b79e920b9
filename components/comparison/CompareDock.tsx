import Router from 'next/router'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { placeLaidOut } from '@/components/ui/place-laid-out'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { comparedCountText } from '@/lib/market/comparison/comparison-words'
import { acceptRefusal, rememberList, useTicks } from './compare-ticks'

type Props = {
  /** The list of this page, to return to from the comparison: «Torna alle 38 Fiat Panda». */
  list?: { href: string; label: string }
}

let loaded: ComponentType | undefined

/** The place of the comparison on a page with ads. The bar and its code come with the first tick. */
export function CompareDock({ list }: Props) {
  const { ads, isChanged, isRefused } = useTicks()
  const [Bar, setBar] = useState(() => loaded)
  useEffect(() => {
    if (ads.length > 0)
      loadBar() // also where another page has it already: it may have come since this one was rendered
        .then((bar) => setBar(() => bar))
        .catch(() => {}) // tried again with the next tick
  }, [ads])
  const leave = useEffectEvent(() => {
    if (isRefused) acceptRefusal() // it was about a card of this page
    if (list && ads.length > 0) rememberList({ ...list, top: placeLaidOut() })
  })
  useEffect(() => {
    const onLeave = () => leave()
    Router.events.on('routeChangeStart', onLeave)
    return () => Router.events.off('routeChangeStart', onLeave)
  }, [])
  return (
    <>
      <VisuallyHidden role="status">{isChanged && comparedCountText(ads.map(({ category }) => category))}</VisuallyHidden>
      {ads.length > 0 && Bar && <Bar />}
    </>
  )
}

async function loadBar(): Promise<ComponentType> {
  loaded = (await import('./CompareBar')).CompareBar
  return loaded
}
