import { unlockedMinutes } from '@/lib/accounts/second-factor/second-factor'
import {
  beginSecondFactor,
  cancelSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  unlockSession,
} from '@/lib/accounts/second-factor/second-factor.server'
import { type SecondFactorChange, secondFactorSchema } from '@/lib/accounts/second-factor/second-factor-schemas'
import { confirmPassword } from '@/lib/accounts/sessions/check-login.server'
import type { Session } from '@/lib/accounts/sessions/session'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const section = `${routes.profile}#verifica`

export default api({
  POST: formPost({ form: settingsApi.secondFactor, page: section, keep: ['change'] }, async (call) => {
    const session = await call.requireSession()
    return { next: section, ...(await perform(call, session, await call.readBody(secondFactorSchema))) }
  }),
})

type Outcome = { notice: string; values?: Record<string, string> }

async function perform({ db }: RequestContext, session: Session, { change, password, codice }: SecondFactorChange): Promise<Outcome> {
  const { user } = session
  switch (change) {
    case 'begin':
      if (user.hasPassword) await confirmPassword(db, session, { password, field: 'password' })
      await beginSecondFactor(db, user)
      return { notice: 'Ora inquadra il codice con la tua app.' }
    case 'cancel':
      await cancelSecondFactor(db, user)
      return { notice: 'La verifica in due passaggi resta spenta.' }
    case 'confirm':
      return withCodes('La verifica in due passaggi è attiva. Conserva i codici di recupero.', await confirmSecondFactor(db, user, codice))
    case 'renew':
      return withCodes('Ecco dieci codici nuovi: quelli di prima non valgono più.', await renewRecoveryCodes(db, user, codice))
    case 'off':
      await endSecondFactor(db, user, codice)
      return { notice: 'La verifica in due passaggi è disattivata.' }
    case 'unlock':
      await unlockSession(db, session, codice)
      return {
        notice: `Confermato: per ${unlockedMinutes} minuti puoi cambiare e-mail e password, scaricare i tuoi dati o eliminare l’account.`,
      }
  }
}

/** Recovery codes, which the next page shows once. */
function withCodes(notice: string, codes: readonly string[]): Outcome {
  return { notice, values: { codici: codes.join(' ') } }
}
