import { AppError } from '@/lib/kernel/errors/app-error'

export type User = {
  id: number
  email: string
  displayName: string
  phone: string
  role: 'user' | 'dealer' | 'marketing' | 'moderator'
  confirmedAt: Date | null
  hasPassword: boolean
}

/** Normalised e-mail (NFKC, lower case) that identifies an account. Look-alike letters stay different. */
export function emailKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}

/** The roles that staff may give. Dealers become what they are by their registration. */
export const grantableRoles = ['user', 'marketing', 'moderator'] as const
export type GrantableRole = (typeof grantableRoles)[number]

/** What only marketing may see. */
export function requireMarketing({ role }: User): void {
  if (role !== 'marketing') throw new AppError('forbidden', 'for marketing only')
}

/** Who may look at ads and reports and decide about them. */
export function requireModerator({ role }: User): void {
  if (role !== 'moderator') throw new AppError('forbidden', 'for moderators only')
}

/** How long links that nobody can use any more, and unconfirmed registrations, are retained. */
export const deadLinkDays = 7
export const unconfirmedDays = 2

/** What the page of a registration's link may say before its button is pressed: nothing that somebody has typed, and no whole address. */
export type RegistrationLink = {
  isExpired: boolean
  maskedEmail: string
  /** Where the button leads; null: the profile. */
  returnPath: string | null
  /** The other browser that the registration came from; null: this one. */
  startedOn: { device: string; at: string } | null
}
