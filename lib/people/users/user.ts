import { AppError } from '@/lib/kernel/errors/app-error'

export type User = {
  id: number
  email: string
  displayName: string
  phone: string
  role: 'user' | 'dealer' | 'marketing'
  confirmedAt: Date | null
  hasPassword: boolean
}

/** What makes two spellings of an e-mail one person. Letters that only look alike stay different. */
export function emailKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}

/** The roles that staff may give. Dealers become what they are by their registration. */
export const givenRoles = ['user', 'marketing'] as const
export type GivenRole = (typeof givenRoles)[number]

/** What only marketing may see. */
export function requireMarketing({ role }: User): void {
  if (role !== 'marketing') throw new AppError('forbidden', 'for marketing only')
}
