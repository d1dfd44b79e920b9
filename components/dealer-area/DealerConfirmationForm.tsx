import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FieldFrame } from '@/components/ui/FieldFrame'
import { describedBy } from '@/components/ui/FieldNotes'
import { PasswordInput } from '@/components/ui/PasswordInput'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { messages } from '@/lib/kernel/validation/rules'

type Props = {
  csrf: string
  outcome: FormOutcome | null
  /** From the link of the mail. */
  code: string
  hasAccount: boolean
}

const id = 'concessionaria-password'

/** Whoever reads the mail confirms the request; without an account they choose the password of a new one. */
export function DealerConfirmationForm({ csrf, outcome, code, hasAccount }: Props) {
  const form = { action: dealershipApi.confirmation, csrf, code, label: 'Conferma la richiesta', outcome }
  if (hasAccount) return <ConfirmationForm {...form} />
  const error = outcome?.form === dealershipApi.confirmation ? outcome.errors['password'] : undefined
  return (
    <ConfirmationForm
      {...form}
      field={{
        name: 'password',
        children: (
          <FieldFrame id={id} label="Scegli la password" hint={messages.password} error={error}>
            <PasswordInput
              id={id}
              name="password"
              autoComplete="new-password"
              required
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={describedBy(id, { hint: messages.password, error })}
            />
          </FieldFrame>
        ),
      }}
    />
  )
}
