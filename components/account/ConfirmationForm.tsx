import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'

type Props = {
  action: string
  csrf: string
  /** From the link of the mail. */
  code: string
  label: string
  outcome: FormOutcome | null
}

/** Following the link of a mail changes nothing yet: mail programs open links too. Pressing the button does. */
export function ConfirmationForm({ action, csrf, code, label, outcome }: Props) {
  const fault = outcome?.form === action && !outcome.isDone ? outcome.message || Object.values(outcome.errors)[0] : undefined
  return (
    <form method="post" action={action}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="codice" value={code} />
      {fault === undefined ? (
        <Button type="submit" size="lg" block>
          {label}
        </Button>
      ) : (
        <Alert variant="error">{fault}</Alert>
      )}
    </form>
  )
}
