import { parseArgs } from 'node:util'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { grantRole } from '@/lib/people/users/grant-role.server'
import { grantableRoles } from '@/lib/people/users/user'
import { withDatabase } from './with-database'

const usage = `npm run -s role -- --email INDIRIZZO --role ${grantableRoles.join('|')}`
const { email, role } = readOptions()

await withDatabase('npm run role', async (db) => {
  await grantRole(db, email, role).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(error.message, { cause: error }) : error
  })
  console.log(
    role === 'marketing'
      ? `${email}: ora vede gli esperimenti (menu dell’account, «Esperimenti»).`
      : `${email}: ora è un account come gli altri.`,
  )
})

function readOptions() {
  const { email = '', role: asked = '' } = parse()
  const role = grantableRoles.find((known) => known === asked)
  if (!/^\S+@\S+$/.test(email)) return refuse(email === '' ? 'Manca --email.' : `«${email}» non è un indirizzo e-mail.`)
  if (!role) return refuse(asked === '' ? 'Manca --role.' : `«${asked}» non è un ruolo che si può dare: ${grantableRoles.join(' o ')}.`)
  return { email, role }
}

function parse() {
  try {
    return parseArgs({ options: { email: { type: 'string' }, role: { type: 'string' } } }).values
  } catch {
    return refuse('Comando non valido.')
  }
}

function refuse(why: string): never {
  console.error(`${why} Uso: ${usage}`)
  process.exit(2)
}
