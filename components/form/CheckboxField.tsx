import { Checkbox } from '@/components/ui/form/Checkbox'
import { useFormField } from './form-context'

type Props = { name: string; hint?: string }

/** A box of a form. Its value is the text «true» or nothing, which is what HTML sends. */
export function CheckboxField({ name, hint }: Props) {
  const { id, label, value, onTick, error } = useFormField(name)
  return <Checkbox id={id} name={name} label={label} value="true" checked={value === 'true'} onChange={onTick} hint={hint} error={error} />
}
