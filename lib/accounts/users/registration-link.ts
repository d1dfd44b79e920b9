/** What the page of a registration's link may say before its button is pressed: nothing that somebody has typed, and no whole address. */
export type RegistrationLink = {
  isExpired: boolean
  maskedEmail: string
  /** Where the button leads; null: the profile. */
  returnPath: string | null
  /** The other browser that the registration came from; null: this one. */
  startedOn: { device: string; at: string } | null
}
