import type { ComponentProps } from 'react'
import { TextArea } from '@/components/ui/form/TextArea'
import { useFormField } from './form-context'

type Props = Pick<ComponentProps<typeof TextArea>, 'rows' | 'hint' | 'isOptional'> & { name: string }

/** Required unless optional. No `maxLength`: the browser truncates pasted text silently, the schema reports it. */
export function TextAreaField({ name, isOptional = false, ...input }: Props) {
  const { id, label, value, onChange, error } = useFormField(name)
  return (
    <TextArea
      {...input}
      id={id}
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      isOptional={isOptional}
      required={!isOptional}
    />
  )
}
