import { analyticsEvents } from './event-table'

/** `noun`: what marketing calls all events of one kind together. */
type EventName = { noun: string; group: EventGroup }
type EventGroup = 'Cercare' | 'Contattare' | 'Salvare' | 'Vendere' | 'Accesso e account' | 'Concessionari' | 'Altro'

/** How people speak of the events: names of things that are counted, by what somebody is about to do. */
const eventNames: Readonly<Record<keyof typeof analyticsEvents, EventName>> = {
  searched: { noun: 'Elenchi mostrati', group: 'Cercare' },
  adViewed: { noun: 'Annunci aperti', group: 'Cercare' },
  dealerViewed: { noun: 'Pagine di concessionari aperte', group: 'Cercare' },
  adShared: { noun: 'Annunci condivisi', group: 'Cercare' },
  contactSent: { noun: 'Contatti', group: 'Contattare' },
  phoneShown: { noun: 'Numeri di telefono mostrati', group: 'Contattare' },
  contactFailed: { noun: 'Contatti non riusciti', group: 'Contattare' },
  favouriteAdded: { noun: 'Annunci salvati', group: 'Salvare' },
  adSavedOnDevice: { noun: 'Annunci salvati senza account', group: 'Salvare' },
  favouriteRemoved: { noun: 'Annunci tolti dai preferiti', group: 'Salvare' },
  favouritesOpened: { noun: 'Aperture dei preferiti', group: 'Salvare' },
  favouritesLoginAsked: { noun: 'Accessi chiesti per salvare', group: 'Salvare' },
  adPublished: { noun: 'Annunci pubblicati', group: 'Vendere' },
  adSold: { noun: 'Annunci venduti', group: 'Vendere' },
  loginOpened: { noun: 'Finestre di accesso aperte', group: 'Accesso e account' },
  loginSent: { noun: 'Accessi tentati', group: 'Accesso e account' },
  loginSucceeded: { noun: 'Accessi', group: 'Accesso e account' },
  loginFailed: { noun: 'Accessi non riusciti', group: 'Accesso e account' },
  registrationSucceeded: { noun: 'Registrazioni', group: 'Accesso e account' },
  registrationFailed: { noun: 'Registrazioni non riuscite', group: 'Accesso e account' },
  dealerLoginSucceeded: { noun: 'Accessi di concessionari', group: 'Concessionari' },
  dealerRegistrationSucceeded: { noun: 'Registrazioni di concessionari', group: 'Concessionari' },
  dealerRegistrationFailed: { noun: 'Registrazioni di concessionari non riuscite', group: 'Concessionari' },
  menuOpened: { noun: 'Menu aperti', group: 'Altro' },
  menuClosed: { noun: 'Menu chiusi', group: 'Altro' },
  adFlagged: { noun: 'Segnalazioni di annunci', group: 'Altro' },
  privacyChoiceMade: { noun: 'Scelte sulla privacy', group: 'Altro' },
  marketingConsentsSaved: { noun: 'Consensi alle e-mail salvati', group: 'Altro' },
}

const keyOf: ReadonlyMap<string, string> = new Map(Object.entries(analyticsEvents).map(([name, { key }]) => [name, key]))
/** Noun and group by the key of an event, in the order of the groups. */
export const namesByKey: ReadonlyMap<string, EventName> = new Map(
  Object.entries(eventNames).map(([name, found]) => [keyOf.get(name) ?? name, found]),
)
