import { findDeviceAds, removeFromDevice } from '@/lib/accounts/watchlist/device-watchlist'
import { thisDevice } from '@/lib/kernel/browser/device-type'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { addNotificationToWatchlist, notify } from '@/lib/kernel/browser/site-events'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { postJson } from '@/lib/server/http/with-csrf'

/** Moves the ads saved in this browser to the watchlist of the account, and shows those that are on it now. What finds no room stays here; a failure is tried again with the next page. */
export async function mergeDeviceAds(csrf: string, show: (ad: number) => void): Promise<void> {
  const ads = findDeviceAds()
  const answer = asRecord(await postJson(watchlistApi.merge, { csrf, body: { ads } }))
  const [saved, gone, waiting] = [numbersOf(answer['saved']), numbersOf(answer['gone']), numbersOf(answer['waiting'])]
  removeFromDevice([...saved, ...gone])
  for (const ad of saved) show(ad)
  if (saved.length > 0) addNotificationToWatchlist()
  if (saved.length + gone.length > 0) tellMerged(saved.length, gone.length)
  if (waiting.length > 0) tellFull(waiting.length)
  if (saved.length > 0) await refreshPage(routes.watchlist)
}

function tellMerged(saved: number, gone: number): void {
  const moved = saved === 1 ? '1 auto salvata nei preferiti' : `${saved} auto salvate nei preferiti`
  const lost = gone === 1 ? 'Una non è più in vendita.' : `${gone} non sono più in vendita.`
  const description =
    saved === 0 ? '' : `${saved === 1 ? 'Era' : 'Erano'} su ${thisDevice()}: ora ${saved === 1 ? 'la ritrovi' : 'le ritrovi'} ovunque. `
  notify({
    name: saved === 0 ? 'Le auto salvate qui non ci sono più' : moved,
    description: `${description}${gone === 0 ? '' : lost}`.trim(),
    variant: saved === 0 ? 'standard' : 'success',
  })
}

function tellFull(waiting: number): void {
  const rest = waiting === 1 ? '1 auto resta' : `${waiting} auto restano`
  notify({
    name: 'I tuoi preferiti sono pieni',
    description: `${rest} su ${thisDevice()}: togline qualcuna dai preferiti e si aggiungono da sole.`,
    variant: 'error',
  })
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []
}
