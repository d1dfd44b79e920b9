import type { ReactNode } from 'react'
import { type Option, Select } from '@/components/ui/form/Select'
import { useFormField } from './form-context'

type Props = {
  name: string
  options: readonly Option[]
  /** What stands there before anything is chosen. */
  emptyLabel: string
  isOptional?: boolean
  /** Options in groups, after the others. */
  children?: ReactNode
}

/** A choice of one; it must be made unless it is optional. */
export function SelectField({ name, isOptional = false, ...select }: Props) {
  const { id, label, value, onChange, error } = useFormField(name)
  return <Select {...select} id={id} name={name} label={label} value={value} onChange={onChange} error={error} required={!isOptional} />
}
