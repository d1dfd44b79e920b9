import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { addNotificationToWatchlist, notify, openLogin } from '@/lib/browser/site-events'
import { HttpError } from '@/lib/http/fetch-json'
import { readRefusal } from '@/lib/http/refusal'
import { favouritesWith } from '@/lib/routes/routes'
import { report } from '@/lib/tracking/events'
import type { WatchlistGlance } from '@/lib/watchlist/watchlist'
import { openWishQueue, type Wish } from '@/lib/watchlist/wish-queue'
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
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [send] = useState(() => openWishQueue({ send: sendWish, onShow: (ad, saved) => setChanges((shown) => new Map(shown).set(ad, saved)), onFailure: explainFailure }))
  const saved = useMemo(() => new Set(glance?.ads), [glance])
  const watchlist: Watchlist = {
    isSaved: (ad) => changes.get(ad) ?? saved.has(ad),
    wish: (ad, kind, onDone) => send(ad, { kind, csrf, onDone: () => (tellDone(ad, kind), onDone?.()) }),
    hasNews: glance?.hasNews ?? false,
  }
  return <WatchlistContext value={watchlist}>{children}</WatchlistContext>
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
