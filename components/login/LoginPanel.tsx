import styled from '@emotion/styled'
import { useRef } from 'react'
import { Link } from '@/components/ui/Link'
import { goTo } from '@/lib/kernel/browser/go-to'
import { registrationPath } from '@/lib/kernel/routes/account-paths'
import { loginPost, routes } from '@/lib/kernel/routes/routes'
import { fetchHeaders } from '@/lib/server/http/fetch-json'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { readLoginOutcome, readNextPath } from '@/lib/server/http/login-outcome'
import { withCsrf } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { fontSize } from '@/styles/tokens'
import { formDataOf } from './form-data-of'
import { LoginForm } from './LoginForm'
import { PasskeyLogin } from './PasskeyLogin'
import { SocialLogin } from './SocialLogin'
import { trackLogin } from './track-login'

type Props = {
  /** Distinguishes the panel of the page from that of the modal. */
  name: string
  csrf: string
  outcome: FormOutcome | null
  /** A path of ours. */
  after: string
}

/** Everything one needs to log in, for the page and for the modal. */
export function LoginPanel({ name, csrf, outcome, after }: Props) {
  const next = useRef(after)
  const action = loginPost(after)
  const logIn = async (values: Record<string, string>) => {
    trackEvent({ name: 'loginSent', way: 'password' })
    try {
      const headers = await withCsrf(csrf, (token) =>
        fetchHeaders(action, { method: 'POST', body: formDataOf({ ...values, _csrf: token }) }),
      )
      next.current = readNextPath(headers) ?? after
      if (!next.current.startsWith(routes.loginCode)) trackLogin('password', readLoginOutcome(headers))
    } catch (error) {
      trackEvent({ name: 'loginFailed', way: 'password' })
      throw error
    }
  }
  return (
    <>
      <LoginForm name={name} target={{ action, csrf, outcome }} onLogin={logIn} onDone={() => goTo(next.current)} />
      <Links>
        <Link href={routes.forgottenPassword}>Hai dimenticato la password?</Link>
        <span>
          Non hai un account?{' '}
          <Link href={registrationPath(after)}>
            <strong>Registrati</strong>
          </Link>
        </span>
      </Links>
      <SocialLogin after={after} refusedForm={outcome?.form}>
        <PasskeyLogin csrf={csrf} after={after} per="accesso" />
      </SocialLogin>
    </>
  )
}

const Links = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  margin-top: 16px;
  font-size: ${fontSize.base};
  a { display: inline-flex; align-items: center; min-height: 24px; }
`
