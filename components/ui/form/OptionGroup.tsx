import styled from '@emotion/styled'
import type { InputHTMLAttributes } from 'react'
import { color } from '@/styles/tokens'
import { describedBy, FieldNotes } from './FieldNotes'

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'required'> & {
  id: string
  name: string
  /** `radio`: one of the options, `checkbox`: any of them. */
  type: 'radio' | 'checkbox'
  legend: string
  options: readonly { value: string; label: string }[]
  chosen?: string | undefined
  error?: string | undefined
}

/** Options one below the other, under their question. */
export function OptionGroup({ id, name, type, legend, options, chosen, error, required }: Props) {
  return (
    <Group aria-describedby={describedBy(id, { error })}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type={type} name={name} value={value} required={required} defaultChecked={chosen === value} />
          {label}
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: 4px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
  label { display: flex; align-items: center; gap: 10px; min-height: 44px; }
  input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${color.accent}; }
`
