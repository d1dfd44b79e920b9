import { FieldFrame } from '@/components/ui/FieldFrame'
import { describedBy } from '@/components/ui/FieldNotes'
import { PasswordInput } from '@/components/ui/PasswordInput'
import { useFormField } from './form-context'

type Props = { name: string; autoComplete: 'current-password' | 'new-password'; hint?: string }

export function PasswordField({ name, autoComplete, hint }: Props) {
  const { id, label, value, onChange, error } = useFormField(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <PasswordInput
        id={id}
        name={name}
        value={value}
        onChange={onChange}
        autoComplete={autoComplete}
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
