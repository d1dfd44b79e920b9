import { PasswordField as PlainField } from '@/components/ui/form/PasswordField'
import { useFormField } from './form-context'

type Props = { name: string; autoComplete: 'current-password' | 'new-password'; hint?: string }

export function PasswordField({ name, ...input }: Props) {
  const { id, label, value, onChange, error } = useFormField(name)
  return <PlainField {...input} id={id} name={name} label={label} value={value} onChange={onChange} error={error} required />
}
