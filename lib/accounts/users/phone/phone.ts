/** How long the code of a text message is good, and how often it may be typed wrongly. */
export const codeMinutes = 10
export const codeTries = 5
/** Between two messages to an account. */
export const resendSeconds = 60

/** The telephone of an account, for its owner. JSON-serialisable. */
export type PhoneView = {
  /** Whether this site can send messages. */
  isOffered: boolean
  /** The number in the profile, as it was written. */
  phone: string
  verified: { phone: string; since: string } | null
  /** The number to which a code is on its way. */
  waiting: string | null
}

export const notMobileText = 'Mandiamo il codice solo a cellulari italiani, per esempio 333 123 4567'
