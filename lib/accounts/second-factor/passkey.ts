/** A passkey as its owner sees it. */
export type PasskeyLine = { id: string; name: string; added: string; lastUsed: string | null }

export const mostPasskeys = 20
export const maxPasskeyName = 60

/** What its owner can do on the profile: `begin` and `ask` give what the device has to sign, `add` and `unlock` bring it back. */
export const passkeyChanges = ['begin', 'add', 'ask', 'unlock', 'remove'] as const

/** What a passkey stands for at a login: all of it, or the code. */
export const passkeyLogins = ['accesso', 'codice'] as const
export type PasskeyLogin = (typeof passkeyLogins)[number]
