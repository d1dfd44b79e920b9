import styled from '@emotion/styled'
import { color, fontSize, radius } from '@/styles/tokens'
import type { FailedOffer } from './failed-offer'

type Props = { id: string; label: string; failed: FailedOffer | undefined; amount?: string; hint?: string }

/** An amount in whole euro, and words beside it. */
export function OfferFields({ id, label, failed, amount = '', hint }: Props) {
  const fault = failed?.fault
  const described = [fault !== undefined && `${id}-fault`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Fields>
      <label htmlFor={id}>{label}, in euro</label>
      <input
        id={id}
        name="importo"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        required
        defaultValue={failed?.amount ?? amount}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      {fault !== undefined && <b id={`${id}-fault`}>{fault}</b>}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      <label htmlFor={`${id}-parole`}>Due parole (facoltativo)</label>
      <textarea id={`${id}-parole`} name="message" rows={3} maxLength={1000} defaultValue={failed?.words ?? ''} />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: 6px;
  width: 100%;
  label { font-weight: 600; }
  input, textarea {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
  input { max-width: 240px; font-size: ${fontSize.xl}; }
  input[aria-invalid] { border-color: ${color.danger}; }
  b { color: ${color.danger}; }
  small { color: ${color.textMuted}; }
`
