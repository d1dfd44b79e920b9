import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { FaultText } from '@/components/deals/visits/FaultText'
import { Button } from '@/components/ui/Button'
import { color, fontSize, radius } from '@/styles/tokens'

/** «Venduta»; the seller may say for how much. `paid` null: the buyer, who is not asked. */
export function SellForm({ id, paid, door }: { id: number; paid: string | null; door: DealDoor }) {
  const typed = door.fault?.azione === 'affare-venduta' ? door.fault.values['prezzo_vendita'] : undefined
  return (
    <DealForm door={door} hidden={{ azione: 'affare-venduta', affare: String(id) }}>
      {paid !== null && (
        <Field>
          <label htmlFor={`pagata-${id}`}>Prezzo di vendita, in euro (facoltativo)</label>
          <input
            id={`pagata-${id}`}
            name="prezzo_vendita"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={typed ?? paid}
            aria-describedby={`pagata-${id}-nota`}
          />
          <small id={`pagata-${id}-nota`}>
            Serve, senza nomi e senza annuncio, a dire quanto si paga davvero. Se non vuoi, svuota il campo.
          </small>
        </Field>
      )}
      <FaultText door={door} azione="affare-venduta" />
      <Button type="submit">{paid === null ? 'Sì, l’auto è mia' : 'Segna come venduta'}</Button>
    </DealForm>
  )
}

const Field = styled.div`
  display: grid;
  gap: 6px;
  width: 100%;
  label { font-weight: 600; }
  input {
    width: 100%;
    max-width: 240px;
    min-height: 44px;
    padding: 8px 12px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
