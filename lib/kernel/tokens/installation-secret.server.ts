import { createHmac } from 'node:crypto'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { shared, unshare } from '@/lib/kernel/process/shared.server'
import { decryptSecret, encryptSecret, type SecretColumn } from '@/lib/kernel/secrets/secret-box.server'
import { randomToken } from './random-token.server'

export const installationSecrets: SecretColumn = { table: 'installation_secret', column: 'value', key: 'name' }

/** A MAC of a text by this installation. Texts of each use begin with a prefix of their own, so that none is valid for another use. */
export async function signed(text: string): Promise<string> {
  return createHmac('sha256', await signingSecret())
    .update(text)
    .digest('base64url')
}

/** The secret, made once for this installation, the same in every process. */
function signingSecret(): Promise<string> {
  return shared('signingSecret', () =>
    readSecret(getDb(), 'csrf').catch((error: unknown) => {
      unshare('signingSecret')
      throw error
    }),
  )
}

async function readSecret(db: Db, name: string): Promise<string> {
  const fresh = encryptSecret(installationSecrets, name, randomToken())
  await db`insert into installation_secret (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`
  const [secret] = await db<{ value: string }[]>`select value from installation_secret where name = ${name}`
  if (!secret) throw new Error(`the secret ${name} cannot be read`)
  return decryptSecret(installationSecrets, name, secret.value)
}
