import { routes } from './routes'

export const dealApi = {
  /** What two people agree on in a conversation of an account. */
  one: (id: number) => `/api/v1/pages/private/deals/${id}`,
  /** The same, by the link of a mail. */
  byLink: '/api/v1/deals',
  /** The contract of a sale as a PDF. */
  contract: (id: number) => `/api/v1/pages/private/deals/${id}/contract`,
  contractByLink: '/api/v1/deals/contract',
  /** An offer from the page of an ad. */
  offers: '/api/v1/pages/private/offers',
} as const

/** What follows once both have agreed, for an account and by the link of a mail. */
export const saleRoutes = { own: '/area-privata/affare', byLink: '/affare' } as const
export const salePath = (conversationId: number): string => `${saleRoutes.own}?conversazione=${conversationId}`
export const salePathByLink = (code: string): string => `${saleRoutes.byLink}?codice=${code}`

/** The form for an offer for an ad. */
export function offerPath(adId: number): string {
  return `${routes.offer}?annuncio=${adId}`
}

/** What an ad costs in instalments. */
export const adLoanPath = (adHref: string): string => `${adHref}/rata`

/** What is known of the vehicle of an ad, and from whom. */
export const adDossierPath = (adHref: string): string => `${adHref}/verifiche`

/** A visit for calendars; its code opens this one and nothing else. */
export function visitCalendarPath(code: string): string {
  return `/api/v1/visits/calendar?codice=${code}`
}
