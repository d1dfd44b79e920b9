import type { User } from '@/lib/accounts/users/user'

/** A browser that is logged in. */
export type Session = {
  id: number
  idHash: string
  user: User
  /** When the account is deleted, if that was requested. */
  leavesAt: Date | null
}

/** A session as its owner sees it in the list. */
export type ListedSession = { id: number; userAgent: string; createdAt: Date; lastSeenAt: Date; isCurrent: boolean }

/** A session just opened, and the address of its account: the token goes into the cookie, and nowhere else. */
export type OpenedSession = { token: string; expiresAt: Date; email: string }
