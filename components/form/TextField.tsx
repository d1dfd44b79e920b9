import type { ComponentProps } from 'react'
import { TextField as PlainField } from '@/components/ui/form/TextField'
import { useFormField } from './form-context'

type Props = Pick<
  ComponentProps<typeof PlainField>,
  'type' | 'autoComplete' | 'inputMode' | 'hint' | 'unit' | 'isOptional' | 'maxLength'
> & {
  name: string
}

/** A field that is required unless it is optional. */
export function TextField({ name, isOptional = false, ...input }: Props) {
  const { id, label, value, onChange, error } = useFormField(name)
  return (
    <PlainField
      {...input}
      id={id}
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      errorBorder
      isOptional={isOptional}
      required={!isOptional}
    />
  )
}
