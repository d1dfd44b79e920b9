import type { ReactElement } from 'react'

/** What any part of the page can request of the shell. Only components/shell listens. */
type SiteEvents = {
  /** A visitor has to log in; `after` is where to go then, the page they are on when it is left out. `adToSave` is why. */
  'login-open': { after?: string; adToSave?: AdToSave }
  notify: NotificationContent
  /** The watchlist has something new: an ad was saved, or a saved one got cheaper or was sold. */
  'watchlist-notification': { adId?: number }
  /** A visitor wants to see or change their privacy choice. */
  'privacy-settings-open': object
}
/** An ad that is saved once its visitor has logged in; the name is for the visitor. */
export type AdToSave = { id: number; name: string }
export type NotificationContent = {
  /** Tells notifications with the same text apart; a notification replaces an older one with the same key. */
  key?: string
  name: string
  description: string
  variant: 'standard' | 'success' | 'error'
  /** The address of a picture, or an element; the icon of the variant when it is left out. */
  icon?: string | ReactElement
  /** Something to do about it; doing it closes the notification. */
  action?: { label: string; onClick(): void }
  /** Called when the visitor, or the time, has closed it. */
  onClose?(): void
}

export function openLogin(options: SiteEvents['login-open'] = {}): void {
  send('login-open', options)
}

export function notify(notification: NotificationContent): void {
  send('notify', notification)
}

export function addNotificationToWatchlist(adId?: number): void {
  send('watchlist-notification', adId === undefined ? {} : { adId })
}

export function openPrivacySettings(): void {
  send('privacy-settings-open', {})
}

/** Calls `listen` with every event of that kind until the function it gives back is called. */
export function onSiteEvent<Kind extends keyof SiteEvents>(kind: Kind, listen: (detail: SiteEvents[Kind]) => void): () => void {
  const channel: Set<(detail: SiteEvents[Kind]) => void> = channels[kind]
  channel.add(listen)
  return () => void channel.delete(listen)
}

const channels: { [Kind in keyof SiteEvents]: Set<(detail: SiteEvents[Kind]) => void> } = {
  'login-open': new Set(),
  notify: new Set(),
  'watchlist-notification': new Set(),
  'privacy-settings-open': new Set(),
}

function send<Kind extends keyof SiteEvents>(kind: Kind, detail: SiteEvents[Kind]): void {
  for (const listen of [...channels[kind]]) listen(detail)
}
