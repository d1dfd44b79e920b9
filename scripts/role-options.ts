import { parseArgs } from 'node:util'
import { grantableRoles } from '@/lib/people/users/user'
import { UsageError } from './usage-error'

const usage = `npm run -s role -- --email INDIRIZZO --role ${grantableRoles.join('|')}`

export function readRoleOptions(words: string[]): { email: string; role: (typeof grantableRoles)[number] } {
  const { email = '', role: asked = '' } = parse(words)
  const role = grantableRoles.find((known) => known === asked)
  if (!/^\S+@\S+$/.test(email)) return refuse(email === '' ? 'Manca --email.' : `«${email}» non è un indirizzo e-mail.`)
  if (!role) return refuse(asked === '' ? 'Manca --role.' : `«${asked}» non è un ruolo che si può dare: ${grantableRoles.join(' o ')}.`)
  return { email, role }
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: { email: { type: 'string' }, role: { type: 'string' } } }).values
  } catch {
    return refuse('Comando non valido.')
  }
}

function refuse(why: string): never {
  throw new UsageError(`${why} Uso: ${usage}`)
}
