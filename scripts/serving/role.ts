import { grantRole } from '@/lib/accounts/users/grant-role.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { withDatabase } from '../database/with-database'
import { readOptions } from '../usage-error'
import { readRoleOptions } from './role-options'

const { email, role } = readOptions(readRoleOptions)

const given = {
  user: 'ora è un account come gli altri.',
  marketing: 'ora vede gli esperimenti (menu dell’account, «Esperimenti»).',
  moderator: 'ora decide su annunci e segnalazioni (menu dell’account, «Coda di controllo»).',
} as const

await withDatabase('npm run role', async (db) => {
  await grantRole(db, email, role).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(error.message, { cause: error }) : error
  })
  console.log(`${email}: ${given[role]}`)
})
