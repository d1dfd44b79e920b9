import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { euroText } from '@/lib/market/catalogue/number-text'
import { type DealDoor, DealForm } from './DealForm'
import { typedIn } from './deal-fault'
import { FaultText } from './FaultText'
import { fieldStyle } from './field-style'

/** The lowest price that a seller lets be answered: what is below is refused by itself, and nobody reads the figure. */
export function MinimumPanel({ minimum, door }: { minimum: NonNullable<DealView['minimum']>; door: DealDoor }) {
  const { euro, words } = minimum === 'none' ? { euro: null, words: '' } : minimum
  const typed = typedIn(door.fault, 'minimo')
  return (
    <>
      <p>{euro === null ? 'Ora rispondi tu a ogni proposta.' : `Sotto ${euroText(euro * 100)} rifiutiamo noi, con garbo.`}</p>
      <DealForm door={door} hidden={{ azione: 'minimo' }}>
        <FaultText door={door} azione="minimo" />
        <Field>
          <label htmlFor="minimo">Rifiuta da solo le proposte sotto, in euro</label>
          <input
            id="minimo"
            name="minimo"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={typed['minimo'] ?? (euro === null ? '' : String(euro))}
          />
        </Field>
        <Field>
          <label htmlFor="minimo-parole">Che cosa rispondere (vuoto: le nostre parole)</label>
          <textarea id="minimo-parole" name="parole" rows={3} maxLength={500} defaultValue={typed['parole'] ?? words} />
          <small>{'{nome} e {auto} diventano il nome di chi propone e l’auto.'}</small>
        </Field>
        <Button type="submit" variant="outline">
          Salva
        </Button>
      </DealForm>
      <p>La cifra non la vede nessuno, e vale per tutti quelli che propongono. Vuota: nessun minimo.</p>
    </>
  )
}

const Field = styled.div`${fieldStyle}`
