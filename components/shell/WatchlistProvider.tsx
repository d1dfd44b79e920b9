import Router from 'next/router'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { HttpError } from '@/lib/edge/http/fetch-json'
import { readRefusal } from '@/lib/edge/http/refusal'
import { addNotificationToWatchlist, notify, openLogin } from '@/lib/kernel/browser/site-events'
import { favouritesWith } from '@/lib/kernel/routes/routes'
import { report } from '@/lib/measuring/tracking/events'
import { openKnownChanges } from '@/lib/people/favourites/known-changes'
import type { WatchlistGlance } from '@/lib/people/favourites/watchlist'
import { openWishQueue, type Wish } from '@/lib/people/favourites/wish-queue'
import { sendWish } from './send-wish'
import { VisitorContext } from './visitor'

type Watchlist = {
  isSaved(ad: number): boolean
  /** Shows the wish at once and takes it back when it fails; `onDone` is called when it has come true. */
  wish(ad: number, kind: Wish['kind'], onDone?: () => void): void
  /** Something got cheaper or was sold since its owner last looked. */
  hasNews: boolean
}
type Props = { glance: WatchlistGlance | null; children: ReactNode }

export const WatchlistContext = createContext<Watchlist>({ isSaved: () => false, wish: () => {}, hasNews: false })

/** What is saved: as the server drew the page, and then as its owner changes it, for every heart of the page alike. */
export function WatchlistProvider({ glance, children }: Props) {
  const { csrf } = useContext(VisitorContext)
  const { changes, send } = useChanges()
  const saved = useMemo(() => new Set(glance?.ads), [glance])
  const watchlist: Watchlist = {
    isSaved: (ad) => changes.get(ad) ?? saved.has(ad),
    wish: (ad, kind, onDone) => send(ad, { kind, csrf, onDone: () => (tellDone(ad, kind), onDone?.()) }),
    hasNews: glance?.hasNews ?? false,
  }
  return <WatchlistContext value={watchlist}>{children}</WatchlistContext>
}

/** What was changed since the page was drawn. The next page knows better of what was answered before: another window may have changed it again. */
function useChanges() {
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [known] = useState(openKnownChanges)
  const [send] = useState(() => {
    const show = (ad: number, saved: boolean) => {
      known.begin(ad)
      setChanges((shown) => new Map(shown).set(ad, saved))
    }
    return openWishQueue({ send: sendWish, onShow: show, onSettled: known.settle, onFailure: explainFailure })
  })
  useEffect(() => {
    const forget = () => setChanges((shown) => new Map([...shown].filter(([ad]) => !known.isKnown(ad))))
    Router.events.on('routeChangeStart', known.askPage)
    Router.events.on('routeChangeComplete', forget)
    return () => {
      Router.events.off('routeChangeStart', known.askPage)
      Router.events.off('routeChangeComplete', forget)
    }
  }, [known])
  return { changes, send }
}

function tellDone(ad: number, kind: Wish['kind']): void {
  report({ name: kind === 'remove' ? 'favouriteRemoved' : 'favouriteAdded', ad })
  if (kind === 'save') addNotificationToWatchlist(ad)
}

const failures = { save: 'Annuncio non salvato', remove: 'Annuncio non rimosso', restore: 'Annuncio non ripristinato' } as const

function explainFailure(ad: number, { kind }: Wish, error: unknown): void {
  if (error instanceof HttpError && error.status === 401) return openLogin(kind === 'save' ? { after: favouritesWith(ad) } : {})
  notify({ name: failures[kind], description: readRefusal(error).message, variant: 'error' })
}
