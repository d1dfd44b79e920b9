import styled from '@emotion/styled'
import { fieldStyle } from '@/components/deals/field-style'
import { color } from '@/styles/tokens'

export type ContractFieldProps = {
  name: string
  label: string
  value: string
  fault: string | undefined
  type?: 'text' | 'date' | 'time'
  hint?: string
  inputMode?: 'numeric'
  autoComplete?: string
  maxLength?: number
  /** More than one line. */
  rows?: number
  options?: readonly { value: string; label: string }[]
  /** Letters and digits that are compared with a paper. */
  isCode?: boolean
}

/** One field of the contract, with what is wrong with it. */
export function ContractField({
  name,
  label,
  value,
  fault,
  hint,
  options,
  rows,
  isCode = false,
  type = 'text',
  ...input
}: ContractFieldProps) {
  const id = `contratto-${name}`
  const described = [fault !== undefined && `${id}-errore`, hint !== undefined && `${id}-nota`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': described || undefined,
    defaultValue: value,
  }
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...shared}>
          <option value="">Scegli</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows === undefined ? (
        <input {...shared} {...input} type={type} autoComplete={input.autoComplete ?? 'off'} data-code={isCode || undefined} />
      ) : (
        <textarea {...shared} rows={rows} maxLength={input.maxLength} />
      )}
      {fault !== undefined && <b id={`${id}-errore`}>{fault}</b>}
      {hint !== undefined && <small id={`${id}-nota`}>{hint}</small>}
    </Field>
  )
}

const Field = styled.div`
  ${fieldStyle}
  input, select { max-width: none; }
  [data-code] { letter-spacing: .06em; text-transform: uppercase; }
  b { color: ${color.danger}; }
`
