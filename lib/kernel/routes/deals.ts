import { routes } from './routes'

export const dealApi = {
  /** What two people agree on in a conversation of an account. */
  one: (id: number) => `/api/v1/pages/private/deals/${id}`,
  /** The same, by the link of a mail. */
  byLink: '/api/v1/deals',
  /** An offer from the page of an ad. */
  offers: '/api/v1/pages/private/offers',
} as const

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
