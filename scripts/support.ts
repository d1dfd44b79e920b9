import {
  type AccountReport,
  lookAtAccount,
  type MailReport,
  resendConfirmation,
  unlockLogin,
} from '@/lib/accounts/support/help-account.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { withDatabase } from './database/with-database'
import { readSupportOptions, type SupportOptions } from './support-options'
import { readOptions } from './usage-error'

const options = readOptions(readSupportOptions)

await withDatabase('npm run support', async (db) => {
  await help(options).catch((error: unknown) => {
    throw error instanceof AppError && error.code !== 'unavailable' ? new StartError(error.message, { cause: error }) : error
  })

  async function help({ action, email, operator }: SupportOptions): Promise<void> {
    switch (action) {
      case 'find':
        return describe(await lookAtAccount(db, email, operator))
      case 'resend':
        await resendConfirmation(db, email, operator)
        return console.log(`${email}: il link per confermare la registrazione parte di nuovo.`)
      case 'unlock':
        await unlockLogin(db, email, operator)
        return console.log(`${email}: i tentativi falliti sono azzerati, l’accesso è di nuovo possibile.`)
    }
  }
})

function describe({ account, mails }: { account: AccountReport; mails: MailReport[] }): void {
  const yes = (answer: boolean) => (answer ? 'sì' : 'no')
  const lines = {
    account: `${account.id} ${account.email}`,
    ruolo: account.role,
    creato: moment(account.createdAt),
    confermato: moment(account.confirmedAt),
    password: yes(account.hasPassword),
    'secondo fattore': yes(account.hasSecondFactor),
    sospeso: yes(account.isBanned),
    'accessi aperti': `${account.sessions}, l’ultimo usato ${moment(account.lastSeenAt)}`,
    annunci: String(account.ads),
    concessionarie: account.dealers.join(', ') || 'nessuna',
  }
  for (const [name, value] of Object.entries(lines)) console.log(`${name}: ${value}`)
  for (const { kind, createdAt, sentAt, failedAt, lastError } of mails)
    console.log(
      `e-mail ${kind} del ${moment(createdAt)}: ${sentAt ? `partita ${moment(sentAt)}` : failedAt ? `non consegnata (${lastError ?? 'senza motivo'})` : 'in attesa'}`,
    )
}

function moment(at: Date | null): string {
  return at === null ? 'mai' : at.toISOString().slice(0, 16).replace('T', ' ')
}
