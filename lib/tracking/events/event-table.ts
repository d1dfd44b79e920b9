/** The kind of a parameter: one of a few fixed values, a number, or a number that can be missing. Never a text that somebody typed. */
type Kind = readonly string[] | 'number' | 'number or null'
type EventDefinition = {
  it: string
  en: string
  parameters: Readonly<Record<string, Kind>>
  /** The key in our event log. Where the configuration of the experiments has an event of this key it is a goal, and the collector is notified too: marketing decides. Never changed, nor used for anything else. */
  key: string
}

const loginWays = ['password', 'facebook', 'passkey'] as const
const menus = ['search', 'account', 'mobile', 'mobileSearch', 'mobileAccount', 'adSection'] as const
const vehicleCategories = ['auto', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali'] as const
const none = {} as const

/** All events that the site reports about visitors. `docs/tracking-plan.md` is made from it: `npm run tracking-plan`. */
export const analyticsEvents = {
  menuOpened: { it: 'Un menu è stato aperto', en: 'A menu was opened', parameters: { menu: menus }, key: 'menu_opened' },
  menuClosed: { it: 'Un menu è stato chiuso', en: 'A menu was closed', parameters: { menu: menus }, key: 'menu_closed' },

  searched: {
    it: 'Un elenco di annunci è stato mostrato',
    en: 'A list of ads was shown',
    parameters: { category: vehicleCategories, results: 'number' },
    key: 'search',
  },
  adViewed: {
    it: 'Un annuncio è stato aperto',
    en: 'An ad was opened',
    parameters: { ad: 'number', category: vehicleCategories },
    key: 'ad_view',
  },
  dealerViewed: {
    it: 'La pagina di un concessionario è stata aperta',
    en: 'The page of a dealer was opened',
    parameters: { dealer: 'number' },
    key: 'dealer_viewed',
  },

  favouritesOpened: {
    it: 'Preferiti premuto da chi ha effettuato l’accesso',
    en: 'Preferiti pressed by somebody logged in',
    parameters: none,
    key: 'favourites_opened',
  },
  favouritesLoginAsked: {
    it: 'Preferiti premuto da chi deve prima accedere, o l’accesso chiesto dal cuore di un annuncio',
    en: 'Preferiti pressed by somebody who has to log in first, or the login requested by the heart of an ad',
    parameters: none,
    key: 'favourites_login_asked',
  },
  favouriteAdded: {
    it: 'Un annuncio è stato salvato nei preferiti',
    en: 'An ad was added to the watchlist',
    parameters: { ad: 'number' },
    key: 'favourite_added',
  },
  adSavedOnDevice: {
    it: 'Un annuncio è stato salvato in questo browser, senza account',
    en: 'An ad was saved in this browser, without an account',
    parameters: { ad: 'number' },
    key: 'ad_saved_on_device',
  },
  favouriteRemoved: {
    it: 'Un annuncio è stato tolto dai preferiti',
    en: 'An ad was removed from the watchlist',
    parameters: { ad: 'number' },
    key: 'favourite_removed',
  },

  contactSent: {
    it: 'Un messaggio al venditore è partito',
    en: 'A message to a seller was sent',
    parameters: { ad: 'number or null', dealer: 'number or null' },
    key: 'contact_sent',
  },
  contactFailed: {
    it: 'Un messaggio al venditore non è partito',
    en: 'A message to a seller failed',
    parameters: { ad: 'number or null', dealer: 'number or null' },
    key: 'contact_failed',
  },
  phoneShown: {
    it: 'Un numero di telefono è stato mostrato',
    en: 'A phone number was shown',
    parameters: { ad: 'number or null', dealer: 'number or null' },
    key: 'phone_shown',
  },
  adShared: {
    it: 'Un annuncio è stato condiviso',
    en: 'An ad was shared',
    parameters: { ad: 'number', way: ['sheet', 'copy'] },
    key: 'ad_shared',
  },
  adFlagged: { it: 'Un annuncio è stato segnalato', en: 'An ad was reported to us', parameters: { ad: 'number' }, key: 'ad_flagged' },

  adPublished: {
    it: 'Un annuncio è stato pubblicato, o consegnato per la revisione',
    en: 'An ad was published, or handed in for a look by a moderator',
    parameters: none,
    key: 'ad_published',
  },
  adSold: {
    it: 'Un annuncio è stato segnato come venduto da chi lo vende',
    en: 'An ad was marked as sold by its seller, wherever the buyer was found; once for each ad',
    parameters: none,
    key: 'ad_sold',
  },

  loginOpened: { it: 'La finestra di accesso si è aperta', en: 'The login opened over a page', parameters: none, key: 'login_opened' },
  loginSent: { it: 'Un accesso è stato tentato', en: 'A login was sent', parameters: { way: loginWays }, key: 'login_sent' },
  loginSucceeded: { it: 'Un accesso è riuscito', en: 'A login succeeded', parameters: { way: loginWays }, key: 'login' },
  loginFailed: {
    it: 'Un accesso è fallito, non si sa di chi',
    en: 'A login failed, nobody knows whose',
    parameters: { way: loginWays },
    key: 'login_failed',
  },
  registrationSucceeded: {
    it: 'Una registrazione è riuscita',
    en: 'A registration succeeded',
    parameters: none,
    key: 'registration',
  },
  registrationFailed: { it: 'Una registrazione è fallita', en: 'A registration failed', parameters: none, key: 'registration_failed' },

  dealerLoginSucceeded: {
    it: 'Un concessionario ha effettuato l’accesso',
    en: 'A dealer logged in',
    parameters: none,
    key: 'dealer_login',
  },
  dealerRegistrationSucceeded: {
    it: 'Un concessionario si è registrato',
    en: 'A dealer registered',
    parameters: none,
    key: 'dealer_registration',
  },
  dealerRegistrationFailed: {
    it: 'La registrazione di un concessionario è fallita',
    en: 'The registration of a dealer failed',
    parameters: none,
    key: 'dealer_registration_failed',
  },

  privacyChoiceMade: {
    it: 'Una scelta sulla privacy è stata fatta',
    en: 'A privacy choice was made',
    parameters: { choice: ['all', 'some', 'none'] },
    key: 'privacy_choice_made',
  },
  marketingConsentsSaved: {
    it: 'I consensi per le e-mail di marketing sono stati salvati',
    en: 'The consents to marketing e-mails were saved',
    parameters: none,
    key: 'marketing_consents_saved',
  },
} as const satisfies Record<string, EventDefinition>

/** The keys of the table. */
export const eventKeys: readonly string[] = Object.values(analyticsEvents).map(({ key }) => key)

/** Events that our server records by `recordEvent` and accepts from no browser. Browsers still report them to the collector. */
export const serverEvents = [
  'registrationSucceeded',
  'dealerRegistrationSucceeded',
  'loginSucceeded',
  'dealerLoginSucceeded',
  'contactSent',
  'favouriteAdded',
  'adPublished',
  'adSold',
] as const satisfies (keyof typeof analyticsEvents)[]
export const serverKeys: readonly string[] = serverEvents.map((name) => analyticsEvents[name].key)
export type ServerEventName = (typeof serverEvents)[number]
