import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FieldFrame } from '@/components/ui/FieldFrame'
import { describedBy } from '@/components/ui/FieldNotes'
import { Link } from '@/components/ui/Link'
import { PasswordInput } from '@/components/ui/PasswordInput'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { posts, routes } from '@/lib/kernel/routes/routes'

type Props = { csrf: string /** From the link of the mail. */; code: string; outcome: FormOutcome | null }

const id = 'conferma-password'
const hint = 'Quella che hai scelto quando ti sei registrato.'

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
            <FieldFrame id={id} label="Password" hint={hint} error={error}>
              <PasswordInput
                id={id}
                name="password"
                autoComplete="current-password"
                required
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={describedBy(id, { hint, error })}
              />
            </FieldFrame>
            {error !== undefined && <Link href={routes.forgottenPassword}>Password dimenticata</Link>}
          </>
        ),
      }}
    />
  )
}
