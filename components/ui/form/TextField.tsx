import styled from '@emotion/styled'
import { type InputHTMLAttributes, useContext, useId } from 'react'
import { color, fontSize } from '@/styles/tokens'
import { FieldFrame, fieldStyle } from './FieldFrame'
import { describedBy } from './FieldNotes'
import { FieldIds } from './field-ids'
import { groupDigits } from './group-digits'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  unit?: string
  dense?: boolean
  isOptional?: boolean
  hint?: string | undefined
  error?: string | undefined
  /** A fault stands below the field; with this it is marked at its border too. */
  errorBorder?: boolean
}

/** Whole numbers with these units have the dots of thousands, also while they are typed. */
const groupedUnits = new Set(['€', 'km'])

/** A labelled input. Without `value` it keeps its own text: GET forms need no state. */
export function TextField({ label, unit, dense = false, isOptional = false, hint, error, errorBorder = false, ...input }: Props) {
  const ownId = useId()
  const id = useContext(FieldIds) + (input.id ?? ownId)
  const isGrouped = input.inputMode === 'numeric' && unit !== undefined && groupedUnits.has(unit)
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} hint={hint} error={error}>
      <Affix>
        <Input
          autoComplete={input.type === 'file' ? undefined : 'off'}
          {...(isGrouped && { onInput: ({ currentTarget, nativeEvent }) => groupDigits(currentTarget, nativeEvent) })}
          {...input}
          id={id}
          data-dense={dense || undefined}
          aria-invalid={error === undefined ? undefined : true}
          data-error-border={error === undefined || errorBorder ? undefined : 'off'}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {unit !== undefined && <Unit aria-hidden="true">{unit}</Unit>}
      </Affix>
    </FieldFrame>
  )
}

const Affix = styled.div`
  position: relative;
`
const Input = styled.input`
  ${fieldStyle}
  &[type='file'] { padding-top: 9px; }
  &::placeholder { color: ${color.textSubtle}; opacity: 1; }
  &:not(:last-child) { padding-right: 44px; } /* its unit follows */
  &:not(:last-child)[data-dense] { padding-right: 32px; }
`
const Unit = styled.span`
  position: absolute;
  right: 12px;
  top: 50%;
  transform: translateY(-50%);
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  pointer-events: none;
`
