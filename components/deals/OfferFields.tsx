import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { reservedHours } from '@/lib/accounts/deals/offer'
import type { OwnValuation } from '@/lib/accounts/deals/part-exchange'
import { routes } from '@/lib/kernel/routes/routes'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize } from '@/styles/tokens'
import { type DealFault, typedIn } from './deal-fault'
import { fieldStyle } from './field-style'
import { pillStyle } from './questions/pill-style'

type Props = {
  id: string
  label: string
  fault: DealFault | undefined
  amount?: string
  hint?: string
  /** The saved valuations of who offers, of a vehicle that could be given in; left out where none can be. */
  valuations?: readonly OwnValuation[]
}

/** An amount in whole euro, what is asked for beside it, and words. */
export function OfferFields({ id, label, fault, amount = '', hint, valuations }: Props) {
  const typed = typedIn(fault, 'proponi')
  const wrong = fault?.azione === 'proponi' ? fault.errors : {}
  const described = [wrong['importo'] !== undefined && `${id}-fault`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
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
        defaultValue={typed['importo'] ?? amount}
        aria-invalid={wrong['importo'] !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      {wrong['importo'] !== undefined && <b id={`${id}-fault`}>{wrong['importo']}</b>}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      <label className="tick">
        <input type="checkbox" name="riserva" value="si" defaultChecked={typed['riserva'] === 'si'} />
        <span>Se va bene, l’auto resta riservata {reservedHours} ore, senza soldi</span>
      </label>
      {valuations && <PartExchangeFields id={id} valuations={valuations} typed={typed} fault={wrong['ritiro']} />}
      <label htmlFor={`${id}-parole`}>Due parole (facoltativo)</label>
      <textarea id={`${id}-parole`} name="message" rows={3} maxLength={1000} defaultValue={typed['message'] ?? ''} />
    </Fields>
  )
}

type ExchangeProps = { id: string; valuations: readonly OwnValuation[]; typed: Readonly<Record<string, string>>; fault: string | undefined }

function PartExchangeFields({ id, valuations, typed, fault }: ExchangeProps) {
  if (valuations.length === 0)
    return (
      <small>
        Hai un’auto da dare in permuta? <Link href={routes.valuation}>Valutala e salvala</Link>: poi la alleghi qui.
      </small>
    )
  return (
    <>
      <label htmlFor={`${id}-permuta`}>La tua auto in permuta (facoltativo)</label>
      <select id={`${id}-permuta`} name="permuta" defaultValue={typed['permuta'] ?? ''}>
        <option value="">Nessuna</option>
        {valuations.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}, stima {euroText(one.euro * 100)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-ritiro`}>Quanto ti aspetti dal ritiro, in euro (facoltativo)</label>
      <input
        id={`${id}-ritiro`}
        name="ritiro"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={typed['ritiro']}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-ritiro-fault`}
      />
      {fault !== undefined && <b id={`${id}-ritiro-fault`}>{fault}</b>}
      <small>La valutazione la vede solo chi vende quest’auto. Puoi toglierla quando vuoi.</small>
    </>
  )
}

const Fields = styled.div`
  ${fieldStyle}
  input[name='importo'] { max-width: 240px; font-size: ${fontSize.xl}; }
  .tick { ${pillStyle} justify-self: start; font-weight: 400; }
  .tick input { padding: 0; }
  b { color: ${color.danger}; }
`
