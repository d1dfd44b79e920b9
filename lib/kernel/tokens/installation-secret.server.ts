import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { randomToken } from './random-token.server'

declare global {
  var ingranaCsrfSecret: Promise<string> | undefined // global: Next bundles its own copy of this module
}

/** The secret that csrf tokens are signed with: made once for this installation, the same in every process. */
export function csrfSecret(): Promise<string> {
  return (globalThis.ingranaCsrfSecret ??= readSecret(getDb(), 'csrf').catch((error: unknown) => {
    globalThis.ingranaCsrfSecret = undefined
    throw error
  }))
}

async function readSecret(db: Db, name: string): Promise<string> {
  await db`insert into installation_secret (name, value) values (${name}, ${randomToken()}) on conflict (name) do nothing`
  const [secret] = await db<{ value: string }[]>`select value from installation_secret where name = ${name}`
  if (!secret) throw new Error(`the secret ${name} cannot be read`)
  return secret.value
}
