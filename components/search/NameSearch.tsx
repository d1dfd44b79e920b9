import styled from '@emotion/styled'
import { useId } from 'react'
import { FieldFrame, fieldStyle } from '@/components/ui/form/FieldFrame'

type Props = { label: string; value: string; onChange(value: string): void }

/** Filters the options below by name. It belongs to no form: its events and value stay out of the surrounding one. */
export function NameSearch({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div data-needs-submit onChange={(event) => event.stopPropagation()}>
      <FieldFrame id={id} label={label}>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={80}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </FieldFrame>
    </div>
  )
}

const Input = styled.input`${fieldStyle}`
