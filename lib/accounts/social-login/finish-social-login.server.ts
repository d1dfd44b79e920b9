import { registerSocialUser } from '@/lib/accounts/users/register-social-user.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { NamedProvider, SocialIdentity } from './provider-login'

type LinkedUser = { userId: number; role: User['role'] }
export type SocialLogin = LinkedUser & { isFirst: boolean }

/** The account of the person the provider has vouched for; a new one at the first visit. An existing account is never linked by its e-mail alone: who controls that address at the provider need not be its owner here. */
export async function finishSocialLogin(db: Db, provider: NamedProvider, identity: SocialIdentity): Promise<SocialLogin> {
  return inTransaction(db, async (db) => {
    const known = await findLinkedUser(db, provider, identity)
    if (known) return { ...known, isFirst: false }
    const { email, name } = identity
    if (email === null)
      throw new AppError('invalid', 'no e-mail permission', {
        shownText: `Per registrarti con ${provider.label} ci serve il tuo indirizzo e-mail: riprova e consenti di condividerlo, oppure registrati con e-mail e password.`,
      })
    const userId = await registerSocialUser(db, { email, displayName: name || 'Utente' })
    if (userId !== undefined)
      await db`insert into social_identity (provider, subject, user_id) values (${provider.key}, ${identity.subject}, ${userId})`
    const linked = (await findLinkedUser(db, provider, identity)) ?? refuseKnownEmail(provider) // another window may have linked it meanwhile
    return { ...linked, isFirst: userId !== undefined }
  })
}

function refuseKnownEmail({ label }: NamedProvider): never {
  throw new AppError('conflict', 'the e-mail has an account', {
    shownText: `Con il tuo indirizzo c’è già un account. Per sicurezza non lo colleghiamo a ${label}: accedi con e-mail e password. Non ricordi la password? Impostane una nuova.`,
  })
}

async function findLinkedUser(db: Db, { key }: NamedProvider, { subject }: SocialIdentity): Promise<LinkedUser | undefined> {
  const [linked] = await db<LinkedUser[]>`
    select user_id, role from social_identity join app_user on app_user.id = user_id where provider = ${key} and subject = ${subject}`
  return linked
}
