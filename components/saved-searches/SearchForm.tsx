import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget, Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { frequencyNames } from '@/lib/accounts/saved-searches/alert-frequency'
import { maxSearchNameLength } from '@/lib/accounts/saved-searches/saved-search-limits'
import { saveFormSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { FrequencyField } from './FrequencyField'

type Props = {
  initialValues: { name: string; frequency: string }
  mailsAWeek: number | null
  target: PostTarget
  submitText: string
  onSave(values: Values): Promise<void>
  /** What the search looks for. */
  recap: ReactNode
  /** The way back without saving. */
  children: ReactNode
}

const labels = { name: 'Nome', frequency: 'Quando ti scriviamo' }

/** The name of a search, what it looks for, and how often its owner wants to be written to. */
export function SearchForm({ initialValues, mailsAWeek, target, submitText, onSave, recap, children }: Props) {
  return (
    <PostForm
      name="ricerca"
      labels={labels}
      initialValues={initialValues}
      schema={saveFormSchema}
      target={target}
      onSave={(values) => onSave({ ...target.hidden, ...values })}
    >
      <TextField name="name" maxLength={maxSearchNameLength} />
      {recap}
      <FrequencyField name="frequency" names={frequencyNames} mailsAWeek={mailsAWeek} />
      <FormStatus />
      <Foot>
        {children}
        <SubmitButton>{submitText}</SubmitButton>
      </Foot>
    </PostForm>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
`
