import styled from '@emotion/styled'
import { reservedHours } from '@/lib/accounts/deals/offer'
import type { OwnValuation } from '@/lib/accounts/deals/part-exchange'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize, radius } from '@/styles/tokens'
import type { FailedOffer } from './failed-offer'
import { pillStyle } from './questions/pill-style'

type Props = {
  id: string
  label: string
  failed: FailedOffer | undefined
  amount?: string
  hint?: string
  /** The saved valuations of who offers, of a vehicle that could be given in. */
  valuations?: readonly OwnValuation[]
}

/** An amount in whole euro, and words beside it. */
export function OfferFields({ id, label, failed, amount = '', hint, valuations = [] }: Props) {
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
      <label className="tick">
        <input type="checkbox" name="riserva" value="si" />
        <span>Se va bene, l’auto resta riservata {reservedHours} ore, senza soldi</span>
      </label>
      {valuations.length > 0 && (
        <>
          <label htmlFor={`${id}-permuta`}>La tua auto in permuta (facoltativo)</label>
          <select id={`${id}-permuta`} name="permuta" defaultValue="">
            <option value="">Nessuna</option>
            {valuations.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}, stima {euroText(one.euro * 100)}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-ritiro`}>Quanto ti aspetti dal ritiro, in euro (facoltativo)</label>
          <input id={`${id}-ritiro`} name="ritiro" inputMode="numeric" autoComplete="off" maxLength={12} />
          <small>La valutazione la vede solo chi vende quest’auto. Puoi toglierla quando vuoi.</small>
        </>
      )}
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
  input, textarea, select {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
  input, select { max-width: 320px; }
  input[name='importo'] { max-width: 240px; font-size: ${fontSize.xl}; }
  .tick { ${pillStyle} justify-self: start; font-weight: 400; border-radius: ${radius.lg}; }
  .tick input { padding: 0; }
  input[aria-invalid] { border-color: ${color.danger}; }
  b { color: ${color.danger}; }
  small { color: ${color.textMuted}; }
`
