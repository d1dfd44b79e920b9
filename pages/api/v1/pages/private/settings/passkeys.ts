import { type PasskeyChange, passkeyChangeSchema } from '@/lib/accounts/second-factor/passkey-schemas'
import { addPasskey, beginPasskey, createPasskeyChallenge, removePasskey } from '@/lib/accounts/second-factor/passkeys.server'
import { hasSecondFactor, requireUnlocked, unlockByPasskey } from '@/lib/accounts/second-factor/second-factor.server'
import { confirmPassword } from '@/lib/accounts/sessions/check-login.server'
import type { Session } from '@/lib/accounts/sessions/session'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { passkeyApi } from '@/lib/kernel/routes/account-paths'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { isNavigation } from '@/lib/server/http/error-response.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const section = `${routes.profile}#passkey`

export default api({
  POST: formPost({ form: passkeyApi.settings, page: section }, async (call) => {
    const session = await call.requireSession()
    return { next: section, ...(await perform(call, session, await call.readBody(passkeyChangeSchema))) }
  }),
})

async function perform(call: RequestContext, session: Session, { change, password, nome, passkey, id }: PasskeyChange): Promise<object> {
  const { db } = call
  const { user, idHash } = session
  if (change === 'remove') {
    await requireUnlocked(db, session)
    await removePasskey(db, user, id)
    return { notice: 'Passkey rimossa.' }
  }
  if (isNavigation(call.request))
    throw new AppError('invalid', 'without JavaScript', {
      shownText: 'Per usare una passkey serve JavaScript. Senza, accedi con la password e i codici.',
    })
  await consumeRateLimit(db, rateLimits.passkeyFromAddress, call.address())
  switch (change) {
    case 'begin':
      await requireOwner(call, session, password)
      return { options: await beginPasskey(db, user, idHash) }
    case 'add':
      await addPasskey(db, user, idHash, { name: nome === '' ? 'Passkey' : nome, signed: passkey })
      return { notice: 'Passkey aggiunta: la prossima volta accedi con quella.' }
    case 'ask':
      return { options: await createPasskeyChallenge(db, user.id, { purpose: 'unlock', token: idHash }) }
    case 'unlock':
      await unlockByPasskey(db, session, passkey)
      return { notice: 'Confermato con la passkey.' }
  }
}

/** Lets only the owner add a passkey: confirmed by a fresh code if the account has codes, else by the password. */
async function requireOwner({ db }: RequestContext, session: Session, password: string): Promise<void> {
  if (await hasSecondFactor(db, session.user.id)) return requireUnlocked(db, session)
  if (session.user.hasPassword) await confirmPassword(db, session, { password, field: 'password' })
}
