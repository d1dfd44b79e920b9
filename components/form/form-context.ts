import { useField, useFormikContext } from 'formik'
import { type ChangeEvent, createContext, useContext } from 'react'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

export type Values = Record<string, string>

/** The address a form goes to without JavaScript, what came back from there, and what is sent along as it is. */
export type PostTarget = { action: string; csrf: string; outcome: FormOutcome | null; hidden?: Values }

/** Values sent beside the fields, computed once they are valid. If it throws, nothing is sent. */
export type ExtraFields = () => Promise<Values>

/** What the parts of one form share. */
type FormContextValue = {
  /** Starts the ids of the form's fields. */
  name: string
  labels: Readonly<Record<string, string>>
  /** Adds values to each submission until the returned function is called. */
  addWhenSent(addition: ExtraFields): () => void
}
export const FormContext = createContext<FormContextValue>({ name: '', labels: {}, addWhenSent: () => () => {} })

export const fieldId = (form: string, field: string) => `${form}-${field}`

/** A field of the surrounding form. Its error is shown only after the first submit. */
export function useFormField(name: string) {
  const { name: form, labels } = useContext(FormContext)
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
