import { routes } from './routes'

/** The pages of a dealer's staff. */
export const dealerArea = {
  overview: '/area-concessionario',
  vehicles: '/area-concessionario/veicoli',
  prices: '/area-concessionario/veicoli/prezzi',
  statuses: '/area-concessionario/veicoli/stato',
  texts: '/area-concessionario/veicoli/testi',
  photos: '/area-concessionario/veicoli/foto',
  imports: '/area-concessionario/importa',
  leads: '/area-concessionario/richieste',
  statistics: '/area-concessionario/statistiche',
  staff: '/area-concessionario/personale',
  profile: '/area-concessionario/profilo',
  exports: '/area-concessionario/esporta',
  invitation: '/area-concessionario/invito',
  reviews: '/area-concessionario/recensioni',
  partner: '/area-concessionario/partner',
} as const

/** The report of a file that a visitor tries. The token is the whole secret. */
export function fileTrialHref(token: string, outcome?: string): string {
  return `${routes.fileTrial}?${new URLSearchParams({ prova: token, ...(outcome !== undefined && { esito: outcome }) })}`
}

/** The address of the report as CSV. */
export function fileTrialCsvPath(token: string): string {
  return `${dealershipApi.trialReport}?${new URLSearchParams({ prova: token })}`
}

/** A page of the area for one of the dealers an account acts for. */
export function dealerAreaHref(path: string, slug: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ concessionaria: slug })}`
}

/** A conversation of a buyer with the dealer. */
export function leadHref(id: number, slug: string): string {
  return dealerAreaHref(`${dealerArea.leads}/${id}`, slug)
}

/** A file with stock on its way in. */
export function importHref(id: number, slug: string): string {
  return dealerAreaHref(`${dealerArea.imports}/${id}`, slug)
}

export const dealershipApi = {
  registration: '/api/v1/dealers/registration',
  confirmation: '/api/v1/dealers/confirmation',
  trialFile: '/api/v1/dealers/trials',
  trialAddress: '/api/v1/dealers/trials/address',
  trialReport: '/api/v1/dealers/trials/report',
  invitations: '/api/v1/pages/private/dealers/invitations',
  invitation: '/api/v1/pages/private/dealers/invitation',
  staff: '/api/v1/pages/private/dealers/staff',
  profile: '/api/v1/pages/private/dealers/profile',
  logo: '/api/v1/pages/private/dealers/logo',
  logoRemoval: '/api/v1/pages/private/dealers/logo-removal',
  deal: (id: number) => `/api/v1/pages/private/dealers/deals/${id}`,
  lead: (id: number) => `/api/v1/pages/private/dealers/leads/${id}`,
  statistics: '/api/v1/pages/private/dealers/statistics',
  visits: '/api/v1/pages/private/dealers/visits',
  vehicles: '/api/v1/pages/private/dealers/vehicles',
  stockFile: '/api/v1/pages/private/dealers/stock-file',
  morning: '/api/v1/pages/private/dealers/morning',
  callbacks: '/api/v1/pages/private/dealers/callbacks',
  morningMail: '/api/v1/pages/private/dealers/morning-mail',
  drafts: '/api/v1/pages/private/dealers/drafts',
  photos: '/api/v1/pages/private/dealers/photos',
  exports: '/api/v1/pages/private/dealers/exports',
  imports: '/api/v1/pages/private/dealers/imports',
  feed: '/api/v1/pages/private/dealers/feed',
  import: (id: number) => `/api/v1/pages/private/dealers/imports/${id}`,
  templates: '/api/v1/pages/private/dealers/templates',
  reviews: '/api/v1/pages/private/dealers/reviews',
  partnerKeys: '/api/v1/pages/private/dealers/partner-keys',
  webhook: '/api/v1/pages/private/dealers/webhook',
} as const

/** What the link and the button of a mail of the morning call: no login, the code is proof enough. */
export const stopMorningMailsPath = '/api/v1/morning-mails/stop'

/** What the form calls in which somebody leaves a number to be called back. */
export const callbacksPath = '/api/v1/callbacks'
export function callbackHref(about: { ad: number } | { dealer: number }): string {
  return `${routes.callback}?${new URLSearchParams('ad' in about ? { annuncio: String(about.ad) } : { concessionaria: String(about.dealer) })}`
}

/** The address at which other programs fetch a file of a dealer's stock. The token is the whole secret. */
export function exportPath(token: string, file: string): string {
  return `/api/v1/dealers/exports/${token}/${file}`
}

/** The picture of a dealer's logo. */
export function logoPath(id: string): string {
  return `/loghi/${id}`
}

/** The page on which the review of a dealer is written. */
export function writeReviewPath(slug: string): string {
  return `${routes.reviews}?${new URLSearchParams({ concessionaria: slug })}`
}
