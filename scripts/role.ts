import { parseArgs } from 'node:util'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { giveRole } from '@/lib/people/users/give-role.server'
import { givenRoles } from '@/lib/people/users/user'
import { withDatabase } from './with-database'

const usage = `npm run -s role -- --email INDIRIZZO --role ${givenRoles.join('|')}`
const { email, role } = readOptions()

await withDatabase('npm run role', async (db) => {
  await giveRole(db, email, role).catch((error: unknown) => {
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
  const role = givenRoles.find((known) => known === asked)
  if (!/^\S+@\S+$/.test(email)) return refuse(email === '' ? 'Manca --email.' : `«${email}» non è un indirizzo e-mail.`)
  if (!role) return refuse(asked === '' ? 'Manca --role.' : `«${asked}» non è un ruolo che si può dare: ${givenRoles.join(' o ')}.`)
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
