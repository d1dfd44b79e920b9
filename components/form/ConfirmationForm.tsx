import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  action: string
  csrf: string
  /** The code in the link of the mail. */
  code: string
  label: string
  outcome: FormOutcome | null
  /** What has to be typed; a fault of it is shown by itself and leaves the form standing. */
  field?: { name: string; children: ReactNode }
}

/** Following the link of a mail changes nothing yet: mail programs open links too. Pressing the button does. */
export function ConfirmationForm({ action, csrf, code, label, outcome, field }: Props) {
  const failed = outcome?.form === action && !outcome.isDone ? outcome : undefined
  const isAboutField = field !== undefined && failed?.errors[field.name] !== undefined
  const fault = failed && !isAboutField ? failed.message || Object.values(failed.errors)[0] : undefined
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="codice" value={code} />
      {fault === undefined ? (
        <>
          {field?.children}
          <Button type="submit" size="lg" block>
            {label}
          </Button>
        </>
      ) : (
        <Alert variant="error">{fault}</Alert>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
