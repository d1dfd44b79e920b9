import { useField, useFormikContext } from 'formik'
import { type ChangeEvent, createContext, useContext } from 'react'
import type { Values } from './post-target'

/** What is sent beside the fields, found out once they are valid. When it throws, nothing is sent. */
export type Addition = () => Promise<Values>

/** What the parts of one form share. */
type FormSetting = {
  /** Starts the ids of the form's fields. */
  name: string
  labels: Readonly<Record<string, string>>
  /** Has something sent with the form, until the returned function is called. */
  addWhenSent(addition: Addition): () => void
}
export const FormSetting = createContext<FormSetting>({ name: '', labels: {}, addWhenSent: () => () => {} })

export const fieldId = (form: string, field: string) => `${form}-${field}`

/** A field of the form around it. Its fault is shown once somebody has tried to send the form: nobody is corrected while typing. */
export function useFormField(name: string) {
  const { name: form, labels } = useContext(FormSetting)
  const [{ value, onChange }, { error, touched }, { setValue }] = useField<string>(name)
  const { isSubmitting } = useFormikContext()
  const onTick = ({ target }: ChangeEvent<HTMLInputElement>) => void setValue(target.checked ? target.value : '')
  return {
    id: fieldId(form, name),
    label: labels[name] ?? name,
    name,
    value,
    onChange,
    onTick,
    error: touched ? error : undefined,
    isSubmitting,
  }
}
