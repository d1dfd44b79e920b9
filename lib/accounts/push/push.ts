/** What a browser can show although no page is open. `text` is all that a notice says: a locked screen is read by anybody. */
export const pushKinds = {
  messages: { label: 'Messaggi', field: 'messaggi', text: 'Hai un nuovo messaggio.' },
  offers: { label: 'Proposte e prenotazioni', field: 'proposte', text: 'C’è una novità su una proposta o una prenotazione.' },
  visits: { label: 'Visite', field: 'visite', text: 'C’è una novità su una visita.' },
  searches: { label: 'Ricerche salvate', field: 'ricerche', text: 'Una tua ricerca salvata ha trovato qualcosa.' },
} as const
export type PushKind = keyof typeof pushKinds
export const pushKindNames = ['messages', 'offers', 'visits', 'searches'] as const satisfies readonly PushKind[]

/** So many browsers of one account show notices. */
export const mostPushDevices = 10
/** Minutes to wait after each attempt that failed; after the last the notice is dropped: the page says it anyway. */
export const pushRetryMinutes = [1, 5, 30] as const
/** How long a notice waits for a browser that is off, here and at its push service. */
export const pushHours = 24

/** JSON-serialisable. */
export type PushDevice = { id: number; name: string; since: string; isCurrent: boolean; kinds: PushKind[] }

/** The key a browser subscribes with, and whether this one has; null: notices are not set up on this site. */
export type PushOffer = { publicKey: string; isOn: boolean } | null

/** Where a browser receives, as it says itself. */
export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }
