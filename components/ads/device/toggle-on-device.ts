import { maxDeviceAds } from '@/lib/accounts/consent/storage-limits'
import { removeFromDevice, saveOnDevice } from '@/lib/accounts/watchlist/device-watchlist'
import { thisDevice } from '@/lib/kernel/browser/device-type'
import { type AdToSave, addNotificationToWatchlist, notify, openLogin } from '@/lib/kernel/browser/site-events'
import { trackEvent } from '@/lib/tracking/events/analytics-events'

/** What a press on the heart of a stranger does. Where the browser stores nothing, the login comes first and saves the ad. */
export function toggleOnDevice(ad: AdToSave, isSaved: boolean): void {
  if (isSaved) return removeFromDevice([ad.id])
  const outcome = saveOnDevice(ad.id)
  if (outcome === 'denied') return askLogin(ad)
  if (outcome === 'full')
    return offerLogin(`Su ${thisDevice()} ce ne stanno ${maxDeviceAds}`, 'Con un account ne salvi quante vuoi, o quasi.', ad)
  trackEvent({ name: 'adSavedOnDevice', ad: ad.id })
  addNotificationToWatchlist(ad.id)
  if (outcome === 'savedFirst')
    offerLogin(`Salvata su ${thisDevice()}`, 'La ritrovi in Preferiti. Con un account ti scriviamo se il prezzo scende.')
}

function offerLogin(name: string, description: string, ad?: AdToSave): void {
  notify({ name, description, variant: ad ? 'standard' : 'success', action: { label: 'Accedi', onClick: () => askLogin(ad) } })
}

function askLogin(ad: AdToSave | undefined): void {
  trackEvent({ name: 'favouritesLoginAsked' })
  openLogin(ad ? { adToSave: ad } : {})
}
