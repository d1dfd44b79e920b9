import { grantableRoles } from '@/lib/accounts/users/user'
import { parseWords, refuse } from '../usage-error'

const inWords = (names: readonly string[]) => new Intl.ListFormat('it', { type: 'disjunction' }).format(names)
const usage = `npm run -s role -- --email INDIRIZZO --role ${grantableRoles.join('|')}`

export function readRoleOptions(words: string[]): { email: string; role: (typeof grantableRoles)[number] } {
  const { email = '', role: asked = '' } = parseWords(words, { email: { type: 'string' }, role: { type: 'string' } }, usage)
  const role = grantableRoles.find((known) => known === asked)
  if (!/^\S+@\S+$/.test(email)) return refuse(email === '' ? 'Manca --email.' : `«${email}» non è un indirizzo e-mail.`, usage)
  if (!role) return refuse(asked === '' ? 'Manca --role.' : `«${asked}» non è un ruolo che si può dare: ${inWords(grantableRoles)}.`, usage)
  return { email, role }
}
