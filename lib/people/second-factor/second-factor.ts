/** The second factor of an account as its owner sees it. The secret and the recovery codes are there only as long as they are to be written down. */
export type SecondFactorView =
  | { state: 'off' }
  | { state: 'begun'; key: string; qr: { path: string; size: number } }
  | { state: 'on'; recoveryLeft: number; newRecoveryCodes: readonly string[] | null }

/** What its owner can do with it, each with a form of its own. */
export const secondFactorChanges = ['begin', 'cancel', 'confirm', 'seen', 'renew', 'off'] as const
