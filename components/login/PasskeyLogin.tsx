import { PasskeyButton } from '@/components/form/PasskeyButton'
import type { PasskeyLogin as Use } from '@/lib/accounts/second-factor/passkey'
import { goTo } from '@/lib/kernel/browser/go-to'
import { passkeyApi } from '@/lib/kernel/routes/account-paths'
import { fetchHeaders } from '@/lib/server/http/fetch-json'
import { readLoginOutcome, readNextPath } from '@/lib/server/http/login-outcome'
import { postJson, withCsrf } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { formDataOf } from './form-data-of'
import { trackLogin } from './track-login'

type Props = { csrf: string; after: string; per: Use }

/** Logs in with a passkey, or completes a login that waits for a code. */
export function PasskeyLogin({ csrf, after, per }: Props) {
  const logIn = async () => {
    trackEvent({ name: 'loginSent', way: 'passkey' })
    try {
      const { askPasskey } = await import('@/components/form/sign-with-device')
      const passkey = await askPasskey(await postJson(passkeyApi.challenge, { csrf, body: { per } }))
      const headers = await withCsrf(csrf, (token) =>
        fetchHeaders(passkeyApi.login, { method: 'POST', body: formDataOf({ per, passkey, dopo: after, _csrf: token }) }),
      )
      trackLogin('passkey', readLoginOutcome(headers))
      await goTo(readNextPath(headers) ?? after)
    } catch (error) {
      trackEvent({ name: 'loginFailed', way: 'passkey' })
      throw error
    }
  }
  return <PasskeyButton label={per === 'codice' ? 'Usa una passkey' : 'Accedi con una passkey'} onUse={logIn} />
}
