import { userInfo } from 'node:os'
import { type SupportAction, supportActions } from '@/lib/accounts/support/support-action'
import { parseWords, refuse } from './usage-error'

const usage = `npm run -s support -- ${supportActions.join('|')} --email INDIRIZZO [--as NOME]`

export type SupportOptions = { action: SupportAction; email: string; operator: string }

export function readSupportOptions([asked = '', ...words]: string[]): SupportOptions {
  const action = supportActions.find((known) => known === asked)
  if (!action) return refuse(asked === '' ? 'Manca che cosa fare.' : `«${asked}» non è un’azione.`, usage)
  const { email = '', as = userInfo().username } = parseWords(words, { email: { type: 'string' }, as: { type: 'string' } }, usage)
  if (!/^\S+@\S+$/.test(email)) return refuse(email === '' ? 'Manca --email.' : `«${email}» non è un indirizzo e-mail.`, usage)
  if (!/^[\p{L}\d][\p{L}\d ._-]{0,60}$/u.test(as)) return refuse(`«${as}» non è un nome.`, usage)
  return { action, email, operator: as }
}
