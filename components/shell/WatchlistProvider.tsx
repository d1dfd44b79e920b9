import Router from 'next/router'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { takeAdToSave } from '@/lib/accounts/watchlist/ad-to-save'
import { findDeviceAds } from '@/lib/accounts/watchlist/device-watchlist'
import { createChangeTracker, createUpdateQueue, type OptimisticUpdate } from '@/lib/accounts/watchlist/optimistic-updates'
import type { SavedState, WatchlistSummary } from '@/lib/accounts/watchlist/watchlist'
import { addNotificationToWatchlist, notify, openLogin } from '@/lib/kernel/browser/site-events'
import { watchlistApi, watchlistPathSavingAd } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { fetchJson, HttpError } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { withCsrf } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { CurrentUserContext } from './current-user'

type Watchlist = {
  isSaved(ad: number): boolean
  /** Optimistic update: shown at once, rolled back on failure; `onDone` is called after the server confirmed. */
  update(ad: number, kind: OptimisticUpdate['kind'], onDone?: () => void): void
  /** A saved ad got cheaper or was sold since the last visit of the watchlist. */
  hasNews: boolean
}
type Props = { summary: WatchlistSummary | null; children: ReactNode }

export const WatchlistContext = createContext<Watchlist>({ isSaved: () => false, update: () => {}, hasNews: false })

/** The saved ads for all hearts of the page: as rendered by the server, then as changed by the user. */
export function WatchlistProvider({ summary, children }: Props) {
  const { csrf, isLogged } = useContext(CurrentUserContext)
  const { changes, send, show } = useChanges()
  const saved = useMemo(() => new Set(summary?.ads), [summary])
  const watchlist: Watchlist = {
    isSaved: (ad) => changes.get(ad) ?? saved.has(ad),
    update: (ad, kind, onDone) => send(ad, { kind, csrf, onDone: () => (trackChange(ad, kind), onDone?.()) }),
    hasNews: summary?.hasNews ?? false,
  }
  const saveWanted = useEffectEvent(() => {
    const wanted = takeAdToSave()
    if (wanted !== undefined && !watchlist.isSaved(wanted)) watchlist.update(wanted, 'save', tellSaved)
  })
  const mergeDevice = useEffectEvent(async () => {
    if (findDeviceAds().length === 0) return
    const { mergeDeviceAds } = await import('@/components/watchlist/merge-device-ads')
    await mergeDeviceAds(csrf, show)
  })
  useEffect(() => {
    if (!isLogged) return
    saveWanted()
    mergeDevice().catch(() => {}) // the browser still has them: tried again with the next page
  }, [isLogged])
  return <WatchlistContext value={watchlist}>{children}</WatchlistContext>
}

/** Changes since the page was rendered. Confirmed ones are dropped on navigation: the props of the next page are newer. */
function useChanges() {
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [known] = useState(createChangeTracker)
  const [{ send, show }] = useState(() => {
    const show = (ad: number, saved: boolean) => {
      known.begin(ad)
      startTransition(() => setChanges((shown) => new Map(shown).set(ad, saved))) // a page that is not hydrated yet stays as it is until then
    }
    const send = createUpdateQueue({ send: sendWatchlistChange, onShow: show, onSettled: known.settle, onFailure: explainFailure })
    /** What the server has put on the list by itself. */
    const showSaved = (ad: number) => (show(ad, true), known.settle(ad))
    return { send, show: showSaved }
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
  return { changes, send, show }
}

function tellSaved(): void {
  notify({ name: 'Annuncio salvato', description: 'Lo trovi nei preferiti.', variant: 'success' })
}

function trackChange(ad: number, kind: OptimisticUpdate['kind']): void {
  trackEvent({ name: kind === 'remove' ? 'favouriteRemoved' : 'favouriteAdded', ad })
  if (kind === 'save') addNotificationToWatchlist(ad)
}

const failures = { save: 'Annuncio non salvato', remove: 'Annuncio non rimosso', restore: 'Annuncio non ripristinato' } as const

function explainFailure(ad: number, { kind }: OptimisticUpdate, error: unknown): void {
  if (error instanceof HttpError && error.status === 401) return openLogin(kind === 'save' ? { after: watchlistPathSavingAd(ad) } : {})
  notify({ name: failures[kind], description: readErrorResponse(error).message, variant: 'error' })
}

/** Sends a change of the watchlist and returns the state that the server stored. */
async function sendWatchlistChange(ad: number, { kind, csrf }: OptimisticUpdate): Promise<SavedState> {
  return readState(await withCsrf(csrf, (token) => call(ad, kind, token)), kind !== 'remove')
}

function call(ad: number, kind: OptimisticUpdate['kind'], csrf: string): Promise<unknown> {
  if (kind === 'remove') return fetchJson(watchlistApi.one(ad), { method: 'DELETE', csrf, keepalive: true })
  return fetchJson(kind === 'save' ? watchlistApi.all : watchlistApi.undo, { method: 'POST', csrf, body: { ad }, keepalive: true })
}

function readState(answer: unknown, expected: boolean): SavedState {
  const { ad, saved, revision } = asRecord(answer)
  if (typeof ad !== 'number' || saved !== expected || typeof revision !== 'number')
    throw new TypeError('the answer does not say what was done')
  return { ad, saved: expected, revision }
}
