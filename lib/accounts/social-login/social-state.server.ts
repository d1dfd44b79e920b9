import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { socialLoginMinutes } from '@/lib/accounts/consent/storage-limits'
import { isRandomToken } from '@/lib/accounts/sessions/session-cookie.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'

/** What the browser is recognised by when it comes back; two windows of one browser share it. */
export function browserToken(cookie: string | undefined): string {
  return isRandomToken(cookie) ? cookie : randomToken()
}

/** Remembers that this browser goes to a provider, and where it wants to go afterwards. The state travels with it and comes back. */
export async function startSocialLogin(
  db: Db,
  { provider, browser, after }: { provider: string; browser: string; after: string },
): Promise<string> {
  const state = Buffer.from(JSON.stringify({ csrf: randomToken(), after: sharedPath(after) })).toString('base64url')
  await db`
    insert into social_login_state (state_hash, browser_hash, provider, after_path, expires_at)
    values (${hashToken(state)}, ${hashToken(browser)}, ${provider}, ${hidden(after, state)}, now() + ${socialLoginMinutes} * interval '1 minute')`
  return state
}

/** The provider reads the state: it does not learn the code of a mail. */
function sharedPath(after: string): string {
  return /codice/i.test(after) ? loggedPath(after) : after
}

/** Uses the state up and says where to go after the login. Good once, for the browser that started, and only as it was given out. */
export async function consumeSocialState(
  db: Db,
  { provider, browser, state }: { provider: string; browser: string | undefined; state: string },
): Promise<string> {
  const [taken] = await db<{ afterPath: string }[]>`
    update social_login_state set used_at = now()
    where state_hash = ${hashToken(state)} and browser_hash = ${hashToken(browser ?? '')} and provider = ${provider} and used_at is null and expires_at > now()
    returning after_path`
  if (!taken)
    throw new AppError('forbidden', 'unknown, used or foreign state', {
      shownText: 'La richiesta di accesso non è più valida. Torna alla pagina di accesso e riprova.',
    })
  return shown(taken.afterPath, state)
}

/** The database has only the hash of the state, so that its readers do not learn the code of a mail. Other paths, which begin with «/», are stored as they are. */
function hidden(after: string, state: string): string {
  if (sharedPath(after) === after) return after
  const cipher = createCipheriv(algorithm, ...lockOf(state))
  return Buffer.concat([cipher.update(after), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function shown(stored: string, state: string): string {
  if (stored.startsWith('/')) return stored
  const sealed = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv(algorithm, ...lockOf(state)).setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString()
}

const algorithm = 'aes-256-gcm'
const tagBytes = 16

/** Key and nonce. Each state is random and locks one text. */
function lockOf(state: string): [Buffer, Buffer] {
  const lock = createHash('sha512').update(`after ${state}`).digest()
  return [lock.subarray(0, 32), lock.subarray(32, 44)]
}
