/** The second factor of an account as its owner sees it. The secret is there only until its first code has come. */
export type SecondFactorView =
  | { state: 'off' }
  | { state: 'begun'; key: string; qr: { path: string; size: number } }
  | {
      state: 'on'
      recoveryLeft: number
      /** A code was given in this session just now. */
      isUnlocked: boolean
    }

/** What its owner can do with it, each with a form of its own. */
export const secondFactorChanges = ['begin', 'cancel', 'confirm', 'renew', 'off', 'unlock'] as const

/** Minutes after a code in which its session may change address and password, take the copy of the data and delete the account. */
export const unlockedMinutes = 10
