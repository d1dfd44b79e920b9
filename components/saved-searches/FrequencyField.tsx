import styled from '@emotion/styled'
import { useFormField } from '@/components/form/form-context'
import { type AlertFrequency, alertFrequencies, frequencyHint } from '@/lib/accounts/saved-searches/alert-frequency'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  name: string
  names: readonly AlertFrequency[] /** What «Subito» would be; null where that is not known. */
  mailsAWeek: number | null
}

/** How often somebody wants to be written to about a search, each way on a card with what it means. */
export function FrequencyField({ name, names, mailsAWeek }: Props) {
  const { id, label, value, onChange } = useFormField(name)
  return (
    <Cards>
      <legend>{label}</legend>
      {names.map((one) => (
        <label key={one}>
          <input type="radio" id={`${id}-${one}`} name={name} value={one} checked={one === value} onChange={onChange} />
          <b>{alertFrequencies[one]}</b>
          <small>{frequencyHint(one, mailsAWeek)}</small>
        </label>
      ))}
    </Cards>
  )
}

const Cards = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 8px; padding: 0; font-size: ${fontSize.base}; font-weight: 600; }
  label { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 0 12px; align-items: center; min-height: 48px; padding: 10px 14px; border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md}; cursor: pointer; }
  label:has(:checked) { border-color: ${color.accent}; }
  input { width: 20px; height: 20px; margin: 0; accent-color: ${color.accent}; }
  b { font-weight: 600; }
  small { grid-column: 2; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
