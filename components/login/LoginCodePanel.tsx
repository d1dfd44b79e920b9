import styled from '@emotion/styled'
import { useRef } from 'react'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { Link } from '@/components/ui/Link'
import { oneTimeCodeSchema } from '@/lib/accounts/second-factor/second-factor-schemas'
import type { ProviderKey } from '@/lib/accounts/social-login/provider'
import { goTo } from '@/lib/kernel/browser/go-to'
import { loginPath, posts } from '@/lib/kernel/routes/routes'
import { fetchHeaders } from '@/lib/server/http/fetch-json'
import { readLoginOutcome, readNextPath } from '@/lib/server/http/login-outcome'
import { withCsrf } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { fontSize } from '@/styles/tokens'
import { formDataOf } from './form-data-of'
import { PasskeyLogin } from './PasskeyLogin'
import { trackLogin } from './track-login'

export type LoginCodeProps = Pick<PostTarget, 'csrf' | 'outcome'> & {
  /** A path of ours. */
  after: string
  /** What the login was begun with. */
  way: 'password' | ProviderKey
  /** Whether the account of the pending login has passkeys, which replace the code. */
  hasPasskeys: boolean
}

/** The second step of a login. */
export function LoginCodePanel({ csrf, outcome, after, way, hasPasskeys }: LoginCodeProps) {
  const next = useRef(after)
  const hidden = { dopo: after, con: way }
  return (
    <>
      <PostForm
        name="codice-accesso"
        labels={{ codice: 'Codice' }}
        schema={oneTimeCodeSchema}
        target={{ action: posts.loginCode, csrf, outcome, hidden }}
        onSave={async (values) => {
          try {
            const headers = await withCsrf(csrf, (token) =>
              fetchHeaders(posts.loginCode, { method: 'POST', body: formDataOf({ ...values, ...hidden, _csrf: token }) }),
            )
            trackLogin(way, readLoginOutcome(headers))
            next.current = readNextPath(headers) ?? after
          } catch (error) {
            trackEvent({ name: 'loginFailed', way })
            throw error
          }
          await goTo(next.current)
        }}
      >
        <TextField
          name="codice"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Sei cifre. Non hai il telefono? Scrivi uno dei tuoi codici di recupero, di dodici cifre."
        />
        <FormStatus />
        <SubmitButton block>Verifica e accedi</SubmitButton>
      </PostForm>
      {hasPasskeys && <PasskeyLogin csrf={csrf} after={after} per="codice" />}
      <Other>
        <Link href={loginPath(after)}>Accedi con un altro account</Link>
      </Other>
    </>
  )
}

const Other = styled.p`
  margin-top: 16px;
  font-size: ${fontSize.base};
  a { display: inline-flex; align-items: center; min-height: 24px; }
`
