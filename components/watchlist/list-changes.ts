import { useEffect } from 'react'
import type { SeenAd, WatchlistPage } from '@/lib/accounts/watchlist/watchlist'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { notify, openLogin } from '@/lib/kernel/browser/site-events'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { fetchJson, HttpError } from '@/lib/server/http/fetch-json'
import { withCsrf } from '@/lib/server/http/with-csrf'

type Owner = {
  csrf: string
  /** Updates the list at once; `onDone` is called after the server confirmed. */
  update(ad: number, kind: 'remove' | 'restore', onDone: () => void): void
}

/** Changes by the owner of the list: remove or restore an ad, save a note. */
export function listChanges({ csrf, update }: Owner) {
  const remove = ({ id, title, version }: Pick<AdCard, 'id' | 'title' | 'version'>) =>
    update(id, 'remove', () => {
      const undo = () => update(id, 'restore', () => void refreshPage(routes.watchlist))
      notify({
        key: `removed ${id}`,
        name: 'Annuncio rimosso dai preferiti',
        description: `${`${title} ${version}`.trim()} non è più nella tua lista.`,
        variant: 'success',
        action: { label: 'Annulla', onClick: undo },
      })
      void refreshPage(routes.watchlist)
    })
  const saveNote = async (adId: number, note: string) => {
    try {
      await withCsrf(csrf, (token) => fetchJson(watchlistApi.one(adId), { method: 'PUT', csrf: token, body: { note } }))
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) openLogin()
      throw error
    }
    notify({ name: 'Nota salvata', description: 'La vedi solo tu.', variant: 'success' })
    await refreshPage(routes.watchlist)
  }
  return { remove, saveNote }
}

/** Marks the shown ads of the list as seen: their news are over. */
export function useSeen(list: WatchlistPage, csrf: string): void {
  useEffect(() => {
    const seen: SeenAd[] = list.entries.map(({ card, priceCents }) => ({ ad: card.id, priceCents, isSold: card.status === 'sold' }))
    if (seen.length > 0)
      withCsrf(csrf, (token) => fetchJson(watchlistApi.all, { method: 'PUT', csrf: token, body: { seen } })).catch(() => {}) // not marked as seen: shown as news again
  }, [csrf, list])
}
