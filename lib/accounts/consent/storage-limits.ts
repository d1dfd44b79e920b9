/** How long what the site leaves in a browser may last, and how much of it: the list on the privacy page says the same numbers. */

/** A session ends when it was not used for this long, and at the latest this long after the login. */
export const sessionIdleDays = 14
export const sessionMaxDays = 90
/** A browser in which somebody has logged in is known for this long after the last login. */
export const knownDeviceDays = 180
/** The outcome of a form, until the page that shows it is there. */
export const formOutcomeMinutes = 1
/** A social login that was begun: long enough to recover a password at the provider. */
export const socialLoginMinutes = 20
/** A login between its password and its code. */
export const loginChallengeMinutes = 10
/** What a device has to sign. */
export const passkeyChallengeMinutes = 5
/** The ad that a stranger wanted to save: longer than the link that confirms a registration. */
export const adToSaveDays = 2
/** Ads that somebody without an account saves in one browser. */
export const maxDeviceAds = 50
/** Opened ads that one browser remembers, and for how long. */
export const maxSeenAds = 100
export const seenAdDays = 30
export const visitorIdDays = 365
/** The variants a browser is shown. */
export const variantDays = 365
export const rateAppDays = 365
/** Requests that wait to be sent to each of the addresses that receive events. */
export const maxPendingRequests = 100
/** The ads that somebody began to write without an account. */
export const draftDays = 60
