import styled from '@emotion/styled'
import { type Ref, type SelectHTMLAttributes, useContext, useId } from 'react'
import { color } from '@/styles/tokens'
import { FieldFrame, fieldStyle } from './FieldFrame'
import { describedBy } from './FieldNotes'
import { FieldIds } from './field-ids'

export type Option = { value: string; label: string }
type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  ref?: Ref<HTMLSelectElement>
  name: string
  label: string
  options: readonly Option[]
  emptyLabel?: string
  dense?: boolean
  error?: string | undefined
}

/** A labelled choice of one. `emptyLabel` is the first option, which sends nothing; `children`: options in groups, after the others. */
export function Select({ label, options, children, emptyLabel, dense = false, error, ...select }: Props) {
  const ownId = useId()
  const id = useContext(FieldIds) + (select.id ?? ownId)
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Choice
        {...select}
        id={id}
        data-dense={dense || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { error })}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </Choice>
    </FieldFrame>
  )
}

const arrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='${encodeURIComponent(color.textSecondary)}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 8 5 5 5-5'/%3E%3C/svg%3E")`

const Choice = styled.select`
  ${fieldStyle}
  appearance: none;
  padding-right: 36px;
  text-overflow: ellipsis;
  background: ${color.surface} ${arrow} no-repeat right 10px center / 18px;
  &[data-dense] { padding-right: 28px; background-position: right 6px center; }
`
