import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { PasswordField } from '@/components/ui/form/PasswordField'
import { Link } from '@/components/ui/Link'
import { posts, routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { csrf: string /** The code in the link of the mail. */; code: string; outcome: FormOutcome | null }

/** The mail shows whose the address is; the password, who registered. */
export function RegistrationConfirmationForm({ csrf, code, outcome }: Props) {
  const error = outcome?.form === posts.confirmation ? outcome.errors['password'] : undefined
  return (
    <ConfirmationForm
      action={posts.confirmation}
      csrf={csrf}
      code={code}
      label="Conferma la registrazione"
      outcome={outcome}
      field={{
        name: 'password',
        children: (
          <>
            <PasswordField
              id="conferma-password"
              name="password"
              label="Password"
              autoComplete="current-password"
              required
              hint="Quella che hai scelto quando ti sei registrato."
              error={error}
            />
            {error !== undefined && <Link href={routes.forgottenPassword}>Password dimenticata</Link>}
          </>
        ),
      }}
    />
  )
}
