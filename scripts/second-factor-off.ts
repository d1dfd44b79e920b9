import { removeSecondFactor } from '@/lib/accounts/second-factor/second-factor.server'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { withDatabase } from './database/with-database'
import { parseWords, readOptions, refuse } from './usage-error'

/** npm run -s second-factor:off -- --email INDIRIZZO: for somebody who has lost the telephone and the recovery codes, and whom we know by other means. */
const usage = 'npm run -s second-factor:off -- --email INDIRIZZO'

const email = readOptions((words) => {
  const { email: asked = '' } = parseWords(words, { email: { type: 'string' } }, usage)
  return /^\S+@\S+$/.test(asked) ? asked : refuse(asked === '' ? 'Manca --email.' : `«${asked}» non è un indirizzo e-mail.`, usage)
})

await withDatabase('npm run second-factor:off', async (db) => {
  const user = await findUserByEmail(db, email)
  if (!user) throw new StartError(`${email}: nessun account con questo indirizzo.`)
  const wasOn = await removeSecondFactor(db, user)
  console.log(
    `${email}: ${wasOn ? 'la verifica in due passaggi è disattivata, e l’account lo sa per e-mail.' : 'la verifica in due passaggi non era attiva.'}`,
  )
})
