import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { ErrorSummary } from '@/components/ui/form/ErrorSummary'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { PostTarget, Values } from './form-context'
import { FormContext, fieldId } from './form-context'

type Props = { target: PostTarget; children: ReactNode }

/** The form element: what is sent along, the summary of faults, and whatever the form consists of. */
export function FormBody({ target, children }: Props) {
  const form = useFormikContext<Values>()
  const isHydrated = useHydrated()
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const faults = useFaults(form)
  usePreHydrationValues(ref, form)
  useFocusOnFault(form, faults[0]?.fieldId, summary)
  return (
    <Form
      ref={ref}
      method="post"
      action={target.action}
      noValidate={isHydrated}
      onSubmit={form.handleSubmit}
      onChange={() => form.status !== '' && form.setStatus('')}
    >
      {Object.entries({ _csrf: target.csrf, ...target.hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {faults.length > 1 && <ErrorSummary ref={summary} errors={faults} />}
      {children}
    </Form>
  )
}

function useFaults({ errors, touched }: ReturnType<typeof useFormikContext<Values>>) {
  const { name: form, labels } = useContext(FormContext)
  return Object.entries(labels).flatMap(([name, label]) => {
    const text = touched[name] ? errors[name] : undefined
    return text === undefined ? [] : [{ fieldId: fieldId(form, name), label, text }]
  })
}

/** What was typed, or filled in by a password manager, before the browser had taken over is in the page but not yet in Formik. */
function usePreHydrationValues(
  ref: RefObject<HTMLFormElement | null>,
  { values, setValues }: ReturnType<typeof useFormikContext<Values>>,
): void {
  const start = useRef({ values, setValues })
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const typed = new FormData(form)
    const { values, setValues } = start.current
    const found = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, textOf(typed.get(name)) ?? (isBox(form, name) ? '' : value)]),
    )
    if (Object.entries(found).some(([name, value]) => value !== values[name])) void setValues(found, false)
  }, [ref])
}

function textOf(entry: FormDataEntryValue | null): string | undefined {
  return typeof entry === 'string' ? entry : undefined
}

/** An unchecked checkbox is missing from FormData. */
function isBox(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

/** Moves the focus after a failed submit to the error summary, or to the only invalid field. */
function useFocusOnFault(
  { submitCount, isSubmitting }: ReturnType<typeof useFormikContext<Values>>,
  firstId: string | undefined,
  summary: RefObject<HTMLDivElement | null>,
): void {
  const seen = useRef(0)
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return
    seen.current = submitCount
    if (firstId === undefined) return
    const target = summary.current ?? document.getElementById(firstId)
    target?.focus()
  }, [submitCount, isSubmitting, firstId, summary])
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
