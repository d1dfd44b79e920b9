import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { registerSocialUser } from '@/lib/people/users/register-social-user.server'
import type { NamedProvider, SocialIdentity } from './provider-login'

export type SocialLogin = { userId: number; isFirst: boolean }

/** The account of whoever the provider has vouched for; a new one at the first visit. An account that exists already is never linked by its e-mail alone: whoever controls that address at the provider is not yet its owner here. */
export async function finishSocialLogin(db: Db, provider: NamedProvider, identity: SocialIdentity): Promise<SocialLogin> {
  return inTransaction(db, async (db) => {
    const known = await findLinkedUser(db, provider, identity)
    if (known !== undefined) return { userId: known, isFirst: false }
    const { email, name } = identity
    if (email === null)
      throw new AppError('invalid', 'no e-mail permission', {
        shownText: `Per registrarti con ${provider.label} ci serve il tuo indirizzo e-mail: riprova e consenti di condividerlo, oppure registrati con e-mail e password.`,
      })
    const userId = await registerSocialUser(db, { email, displayName: name || 'Utente' })
    if (userId === undefined) return afterConflict(db, provider, identity)
    await db`insert into social_identity (provider, subject, user_id) values (${provider.key}, ${identity.subject}, ${userId})`
    return { userId, isFirst: true }
  })
}

/** The account has come to be in another window meanwhile, or it is somebody's with this e-mail. */
async function afterConflict(db: Db, provider: NamedProvider, identity: SocialIdentity): Promise<SocialLogin> {
  const userId = await findLinkedUser(db, provider, identity)
  if (userId !== undefined) return { userId, isFirst: false }
  throw new AppError('conflict', 'the e-mail has an account', {
    shownText: `Esiste già un account con il tuo indirizzo e-mail. Per la tua sicurezza non lo colleghiamo a ${provider.label}: accedi con e-mail e password. Se non ricordi la password, puoi impostarne una nuova.`,
  })
}

async function findLinkedUser(db: Db, { key }: NamedProvider, { subject }: SocialIdentity): Promise<number | undefined> {
  const [linked] = await db<{ userId: number }[]>`select user_id from social_identity where provider = ${key} and subject = ${subject}`
  return linked?.userId
}
