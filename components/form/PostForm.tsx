import { Formik, type FormikHelpers } from 'formik'
import { type ReactNode, useCallback, useRef } from 'react'
import type { Schema } from 'yup'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { FormBody } from './FormBody'
import type { PostTarget, Values } from './form-context'
import { type ExtraFields, FormContext } from './form-context'

type Props = {
  /** The name of the form on its page: it starts the ids of the fields. */
  name: string
  /** Every field and the words beside it. */
  labels: Values
  /** What a field holds at first; nothing when it is left out. */
  initialValues?: Values
  schema: Schema
  target: PostTarget
  /** Sends the values by script. When it throws, the form shows what the answer says. */
  onSave(values: Values, helpers: FormikHelpers<Values>): Promise<void>
  children: ReactNode
}

/** A form that works as plain HTML (POST, then back to its page) and, once the browser has taken over, without leaving the page. */
export function PostForm({ name, labels, initialValues = {}, schema, target, onSave, children }: Props) {
  const [address] = target.action.split('?') // what stands behind it is no part of the name of the form
  const { outcome } = target
  const came = outcome && outcome.form === address && !outcome.isDone ? outcome : undefined
  const start = startOf(labels, initialValues, came)
  const { addition, addWhenSent } = useAddition()
  const save = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus('')
    try {
      await onSave({ ...values, ...(await addition.current?.()) }, helpers)
    } catch (error) {
      const { message, fields } = sortRefusal(readErrorResponse(error), labels)
      helpers.setErrors(fields)
      helpers.setStatus(message)
    }
  }
  return (
    <FormContext.Provider value={{ name, labels, addWhenSent }}>
      <Formik<Values> {...start} validationSchema={schema} validateOnBlur={false} onSubmit={save}>
        <FormBody target={target}>{children}</FormBody>
      </Formik>
    </FormContext.Provider>
  )
}

function useAddition() {
  const addition = useRef<ExtraFields>(undefined)
  const addWhenSent = useCallback((given: ExtraFields) => {
    addition.current = given
    return () => void (addition.current = undefined)
  }, [])
  return { addition, addWhenSent }
}

function startOf(labels: Values, given: Values, came: FormOutcome | undefined) {
  const names = Object.keys(labels)
  const { message, fields } = sortRefusal({ message: came?.message ?? '', fields: came?.errors ?? {} }, labels)
  return {
    initialValues: Object.fromEntries(names.map((name) => [name, came?.values[name] ?? given[name] ?? ''])),
    initialErrors: fields,
    initialTouched: Object.fromEntries(Object.keys(fields).map((name) => [name, true])),
    initialStatus: message,
  }
}

/** An error about anything but a field of the form is shown for the whole form. */
function sortRefusal({ message, fields }: { message: string; fields: Values }, labels: Values) {
  const entries = Object.entries(fields)
  const elsewhere = entries.filter(([name]) => !(name in labels)).map(([, text]) => text)
  return { message: message || (elsewhere[0] ?? ''), fields: Object.fromEntries(entries.filter(([name]) => name in labels)) }
}
