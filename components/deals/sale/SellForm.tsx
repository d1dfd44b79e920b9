import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { typedIn } from '@/components/deals/deal-fault'
import { FaultText } from '@/components/deals/FaultText'
import { fieldStyle } from '@/components/deals/field-style'
import { Button } from '@/components/ui/Button'

/** «Venduta»; the seller may say for how much. `paid` null: the buyer, who is not asked. */
export function SellForm({ id, paid, door }: { id: number; paid: string | null; door: DealDoor }) {
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
            defaultValue={typedIn(door.fault, 'affare-venduta')['prezzo_vendita'] ?? paid}
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

const Field = styled.div`${fieldStyle}`
