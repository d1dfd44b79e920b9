import { rewrittenAddresses } from './rewritten-addresses.mjs'

/** Every address we link to. The paths are the specification's, letter for letter. */
export const routes = {
  home: '/',
  cars: '/annunci',
  usedCars: '/usate',
  km0Cars: '/km0',
  newCars: '/nuove',
  rental: '/noleggio_lungo_termine',
  classics: '/auto_d_epoca',
  motorbikes: '/moto-e-scooter/annunci',
  campers: '/caravan-e-camper/annunci',
  vans: '/veicoli-commerciali',
  dealers: '/concessionari',
  dealerRegistration: '/concessionari/registrati',
  fileTrial: '/concessionari/prova-file',
  dealerDirectory: '/elenco-concessionari',
  login: '/accedi',
  loginCode: '/accedi/codice',
  loginForWatchlist: '/accedi?preferiti',
  loginAfterConfirmation: '/accedi?validate-email',
  registration: '/registrati',
  forgottenPassword: '/password-dimenticata',
  newPassword: '/nuova-password',
  confirmRegistration: '/conferma-registrazione',
  confirmEmail: '/conferma-email',
  conversation: '/risposta',
  stopPriceDropMails: '/avvisi-di-ribasso',
  stopMorningMails: '/posta-del-mattino',
  callback: '/ti-richiamiamo',
  renewAd: '/rinnova-annuncio',
  alerts: '/avvisi',
  newAlert: '/avvisami',
  confirmAlert: '/conferma-avviso',
  accountDeletion: '/eliminazione-account',
  profile: '/area-privata/il-mio-profilo',
  watchlist: '/area-privata/preferiti',
  savedSearches: '/area-privata/ricerche-salvate',
  saveSearch: '/area-privata/salva-ricerca',
  editSearch: '/area-privata/modifica-ricerca',
  savedValuations: '/area-privata/valutazioni-salvate',
  ownAds: '/area-privata/annunci',
  reviews: '/area-privata/recensioni',
  conversations: '/area-privata/messaggi',
  offer: '/area-privata/proposta',
  news: '/area-privata/novita',
  moderation: '/area-privata/moderazione',
  moderationLog: '/area-privata/moderazione/registro',
  experiments: '/area-privata/esperimenti',
  sell: '/vendi',
  magazine: '/magazine',
  magazineSiteMap: '/magazine/sitemap',
  siteMap: '/mappa-sito',
  carMakes: '/auto/marche-modelli',
  makes: '/marche-modelli',
  vehicleTypes: '/tipi-di-veicolo',
  valuation: '/valutazione-auto',
  comparison: '/confronta',
  priceMethod: '/come-valutiamo',
  observatory: '/osservatorio',
  about: '/chi-siamo',
  companyPolicy: '/policies/chi-siamo',
  termsPolicy: '/policies/condizioni',
  privacyPolicy: '/policies/privacy',
  accessibility: '/accessibilita',
  showcase: '/componenti',
} as const

const { socialLogin, reply, flag, adNumber, dealerNumber, googleReviews: _read, ...fixedPosts } = rewrittenAddresses

/** The addresses to which forms post; no page stands on these. */
export const posts = {
  ...fixedPosts,
  socialLogin: (provider: string) => fill(socialLogin, provider),
  reply: (adId: number) => fill(reply, adId),
  flag: (adId: number, kind: string) => fill(flag, adId, kind),
} as const

export const settingsApi = {
  profile: '/api/v1/pages/private/settings/profile',
  password: '/api/v1/pages/private/settings/password',
  emailChange: '/api/v1/pages/private/settings/email/change',
  secondFactor: '/api/v1/pages/private/settings/second-factor',
  sessions: '/api/v1/pages/private/settings/sessions',
  export: '/api/v1/pages/private/settings/export',
  deletion: '/api/v1/pages/private/settings/deletion',
  consent: '/api/v1/pages/private/settings/consent',
  terms: '/api/v1/pages/private/settings/terms',
} as const

export const watchlistApi = {
  all: '/api/v1/pages/private/watchlist',
  one: (adId: number) => `/api/v1/pages/private/watchlist/${adId}`,
  undo: '/api/v1/pages/private/watchlist/_undo',
  merge: '/api/v1/pages/private/watchlist/_merge',
  priceDropMails: '/api/v1/pages/private/watchlist/price-drop-mails',
} as const

export const savedSearchApi = {
  all: '/api/v1/saved-search',
  one: (id: number) => `/api/v1/saved-search/${id}`,
  undo: '/api/v1/saved-search/_undo',
  check: '/api/v1/saved-search/check',
  request: '/api/v1/saved-search/request',
  confirmation: '/api/v1/saved-search/confirmation',
  subscriber: '/api/v1/saved-search/subscriber',
} as const

export const savedValuationApi = {
  all: '/api/v1/pages/private/valuations',
  one: (id: number) => `/api/v1/pages/private/valuations/${id}`,
  undo: '/api/v1/pages/private/valuations/_undo',
} as const

/** The saved valuations, with one that is about to be saved. */
export function saveValuationPath(address: string): string {
  return `${routes.savedValuations}?${new URLSearchParams({ salva: address })}`
}

export const draftApi = {
  all: '/api/v1/drafts',
  one: (id: string) => `/api/v1/drafts/${id}`,
  step: (id: string, step: string) => `/api/v1/drafts/${id}/${step}`,
  photos: (id: string) => `/api/v1/drafts/${id}/photos`,
  photo: (id: string, photoId: string) => `/api/v1/drafts/${id}/photos/${photoId}`,
  upload: (id: string, hash: string) => `/api/v1/drafts/${id}/uploads/${hash}`,
} as const

export const conversationApi = {
  one: (id: number) => `/api/v1/pages/private/conversations/${id}`,
  /** The call of a person with the link of a mail. */
  report: '/api/v1/conversations/report',
} as const

/** A conversation of the logged-in person. */
export function conversationPath(id: number): string {
  return `${routes.conversations}/${id}`
}

/** The call by which an ad is changed by its owner. */
export const ownAdApi = { one: (id: number) => `/api/v1/pages/private/ads/${id}` } as const

/** A page on which an ad is written. */
export function sellPath(draftId: string, step: string): string {
  return `${routes.sell}/${draftId}/${step}`
}

/** The page on which parts of a photograph of a draft are covered. */
export function platePath(draftId: string, photoId: string): string {
  return `${sellPath(draftId, 'foto')}?targa=${encodeURIComponent(photoId)}`
}

/** The page where the search of a list is saved. */
export function saveSearchPath(address: string): string {
  return `${routes.saveSearch}?indirizzo=${encodeURIComponent(address)}`
}

/** The page where a visitor without a login requests mails about the search of a list; its parameter is that of the login, so that a list repeats itself and stays small. */
export function newAlertPath(address: string): string {
  return `${routes.newAlert}?dopo=${encodeURIComponent(address)}`
}

/** The page where a saved search is changed; with another address its filters are those of that one. */
export function editSearchPath(id: number, address?: string): string {
  return `${routes.editSearch}?ricerca=${id}${address === undefined ? '' : `&indirizzo=${encodeURIComponent(address)}`}`
}

/** The page of a link from a mail about saved searches. */
export function ownAlertsPath(code: string): string {
  return `${routes.alerts}?codice=${code}`
}

/** The page where somebody without an account changes one of their alerts. */
export function editOwnAlertPath(code: string, id: number, address?: string): string {
  return `${editSearchPath(id, address)}&codice=${code}`
}

/** What the link and the button of a mail call: no login, the code is proof enough. */
export const stopPriceDropMailsPath = '/api/v1/price-drop-mails/stop'

/** What the buttons of the page call that a reminder of the end of an ad leads to. */
export const renewAdPath = '/api/v1/ads/renewal'

/** What the links and buttons of mails about saved searches call. */
export const alertsPath = '/api/v1/saved-search/alerts'

export const api = {
  csrf: '/api/v1/csrf',
  postsCount: '/api/v1/posts/count',
  makes: (category: string) => `/api/v1/makes?category=${category}`,
  models: (make: string, category: string) => `/api/v1/makes/${encodeURIComponent(make)}/models?category=${category}`,
  settings: '/api/v1/settings',
  experimentEvents: '/api/v1/experiments/events',
  privacyChoice: '/api/v1/privacy-choice',
  adNumber: (adId: number) => fill(adNumber, adId),
  dealerNumber: (dealerId: number) => fill(dealerNumber, dealerId),
  dealerReply: (dealerId: number) => `/api/v1/dealers/${dealerId}/reply`,
  adCards: (ids: readonly number[]) => `/api/v1/ads/cards?${new URLSearchParams({ annuncio: ids.join(' ') })}`,
  suggestions: (query: string, category: string) => `/api/v1/suggestions?query=${encodeURIComponent(query)}&category=${category}`,
  locations: (query: string) => `/api/v1/locations/?query=${encodeURIComponent(query)}`,
  /** The place to a hundred metres: nobody needs to know better where somebody is. */
  placeAt: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    `/api/v1/locations?latitude=${latitude.toFixed(3)}&longitude=${longitude.toFixed(3)}`,
} as const

/** The address with its variable parts, in their order. */
function fill(address: string, ...values: readonly (string | number)[]): string {
  return values.reduce<string>((filled, value) => filled.replace(/:\w+/, encodeURIComponent(value)), address)
}

/** How the estimate of an ad comes about. */
export const adPricePath = (adHref: string): string => `${adHref}/prezzo`

/** The part of a market: nothing for all of it. */
type MarketPart = { region?: string | null; fuel?: string | null }

/** The observatory page of a model, beside other models as «toyota/yaris». */
export function observatoryPath(make: string, model: string, part: MarketPart = {}, beside: readonly string[] = []): string {
  const params = new URLSearchParams([...partParams(part), ...beside.map((other) => ['confronta', other])])
  return [`${routes.observatory}/${make}/${model}`, params.toString().replaceAll('%2F', '/')].filter(Boolean).join('?')
}

/** The address of the same figures as a file. */
export function observatoryFilePath(
  { make, model, ...part }: MarketPart & { make: string; model: string },
  file: string,
  format: 'csv' | 'json',
): string {
  const params = new URLSearchParams([['dati', file], ['formato', format], ...partParams(part)])
  return `/api/v1/observatory/${make}/${model}?${params.toString()}`
}

function partParams({ region = null, fuel = null }: MarketPart): string[][] {
  return [...(fuel === null ? [] : [['carburante', fuel]]), ...(region === null ? [] : [['regione', region]])]
}

/** The login page, with the way back. */
export function loginPath(after: string): string {
  return after === routes.home ? routes.login : `${routes.login}?dopo=${encodeURIComponent(after)}`
}

/** The address to which the heart of an ad leads a visitor who has to log in first. */
export function loginForAd(adId: number): string {
  return `${routes.loginForWatchlist}&${adToSaveParam}=${adId}`
}

/** The watchlist with an ad that is to be on it. The login that leads there saves it; opening the address does not. */
export function watchlistPathSavingAd(adId: number): string {
  return `${routes.watchlist}?${adToSaveParam}=${adId}`
}

export const adToSaveParam = 'annuncio'

/** A link that prepares a social login (state, cookie) and sends the browser on to the provider; works without JavaScript. */
export function socialLoginStart(provider: string, after: string): string {
  return `${posts.socialLogin(provider)}?dopo=${encodeURIComponent(after)}`
}

/** The address to which the login is sent: the wish to return stands in it. */
export function loginPost(after: string): string {
  return `${posts.login}?dopo=${encodeURIComponent(after)}`
}

/** Asks for the code of a login that was begun with a password or through a provider. */
export function loginCodePath(after: string, way: string): string {
  return `${routes.loginCode}?${new URLSearchParams({ dopo: after, con: way }).toString()}`
}

/** The results of an experiment, by its key, which is the vendor's and may hold anything; of one that has left the configuration by its id. */
export function experimentPath(address: string): string {
  return `${routes.experiments}/${encodeURIComponent(address)}`
}

/** The address of the results as a file; `italiano` is one that spreadsheets set to Italian open as it is. */
export function experimentCsvPath(address: string, question: Readonly<Record<string, string>>, format?: 'italiano'): string {
  const params = new URLSearchParams({ ...question, ...(format !== undefined && { formato: format }) })
  return `/api/v1/pages/private/experiments/${encodeURIComponent(address)}?${params.toString()}`
}

/** Writes lower case, no accents, words joined by hyphens: «Citroën C3 1.2» becomes «citroen-c3-1-2». */
export function slugify(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Takes accents away; most texts have none, and every card calls this. */
function withoutAccents(text: string): string {
  return /^[\w\s.,/()+-]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

/** The longest text part of an ad's address; the id behind it is what counts. */
const maxSlugLength = 80

/** The part before the name and the id of an ad in its address. */
export const adPrefix = '/annuncio/'

export function adPath(ad: { id: number; make: string; model: string | null; version: string }): string {
  const words = slugify([ad.make, ad.model ?? '', ad.version].join(' '))
  const slug = words.slice(0, maxSlugLength).replace(/-+$/, '')
  return `${adPrefix}${slug || 'veicolo'}-${ad.id}`
}

/** The id at the end of an ad's address, or undefined when there is none. */
export function adIdOf(slug: string): number | undefined {
  return adIdFrom(/(?:^|-)([1-9]\d{0,14})$/.exec(slug)?.[1])
}

/** An id that came as text, or undefined when it is none. */
export function adIdFrom(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

export function dealerPath(slug: string): string {
  return `${routes.dealers}/${slug}`
}
