import { routes } from './routes'

/** What the button that takes a deletion back calls, by the link of the mail or logged in. */
export const keepAccountPath = '/api/v1/account-deletion/cancel'

/** Passkeys: what a login has to sign, what was signed, and the settings of the account. */
export const passkeyApi = {
  challenge: '/api/v1/passkeys/challenge',
  login: '/api/v1/passkeys/login',
  settings: '/api/v1/pages/private/settings/passkeys',
} as const

/** What is changed of the news of the logged-in person: what counts as read. */
export const newsApi = '/api/v1/pages/private/news'

/** The page of registration, with the way back. */
export function registrationPath(after: string): string {
  return after === routes.home ? routes.registration : `${routes.registration}?dopo=${encodeURIComponent(after)}`
}

/** One's own reviews of dealers. */
export const reviewsApi = '/api/v1/pages/private/reviews'

/** Which browsers of an account show notices, and what of. */
export const noticesPath = '/area-privata/notifiche'
export const pushApi = '/api/v1/pages/private/push'

/** The page where a telephone is verified, and what it calls. */
export const phonePath = '/area-privata/telefono'
export const phoneApi = '/api/v1/pages/private/phone'
