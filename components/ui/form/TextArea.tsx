import styled from '@emotion/styled'
import { type TextareaHTMLAttributes, useId } from 'react'
import { FieldFrame, fieldStyle } from './FieldFrame'
import { describedBy } from './FieldNotes'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string
  label: string
  isOptional?: boolean
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled text of several lines. */
export function TextArea({ label, isOptional = false, hint, error, ...input }: Props) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} hint={hint} error={error}>
      <Input
        rows={5}
        {...input}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}

const Input = styled.textarea`
  ${fieldStyle}
  height: auto;
  min-height: 96px;
  padding: 10px 14px;
  resize: vertical;
`
