import type { ComponentProps } from 'react'
import { TextArea } from '@/components/ui/TextArea'
import { useFormField } from './form-setting'

type Props = Pick<ComponentProps<typeof TextArea>, 'rows' | 'hint' | 'isOptional'> & { name: string }

/** Optional says so; everything else is required. No `maxLength`: it cuts what is pasted without a word, where the rule of the form can say so. */
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
