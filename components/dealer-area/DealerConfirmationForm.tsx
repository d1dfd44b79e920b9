import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { PasswordField } from '@/components/ui/form/PasswordField'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { messages } from '@/lib/kernel/validation/rules'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  csrf: string
  outcome: FormOutcome | null
  /** The code in the link of the mail. */
  code: string
  hasAccount: boolean
}

/** Confirms the request from the link of the mail; without an account the dealer chooses the password of a new one. */
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
          <PasswordField
            id="concessionaria-password"
            name="password"
            label="Scegli la password"
            autoComplete="new-password"
            required
            hint={messages.password}
            error={error}
          />
        ),
      }}
    />
  )
}
