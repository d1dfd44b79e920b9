import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { typedIn } from '@/components/deals/deal-fault'
import { FaultText } from '@/components/deals/FaultText'
import { Button } from '@/components/ui/Button'
import { failReasonNames, failReasons } from '@/lib/accounts/deals/sale/sale'
import { color, fontSize } from '@/styles/tokens'

/** Ends a deal, with what has happened. */
export function FailForm({ id, door }: { id: number; door: DealDoor }) {
  const chosen = typedIn(door.fault, 'affare-saltato')['motivo'] ?? failReasonNames[0]
  return (
    <DealForm door={door} hidden={{ azione: 'affare-saltato', affare: String(id) }}>
      <Reasons>
        <legend>Cos’è successo</legend>
        {failReasonNames.map((name) => (
          <label key={name}>
            <input type="radio" name="motivo" value={name} required defaultChecked={name === chosen} />
            <span>{failReasons[name]}</span>
          </label>
        ))}
      </Reasons>
      <FaultText door={door} azione="affare-saltato" />
      <p>
        I dati del contratto si cancellano adesso e l’annuncio torna online. Se ti ha chiesto soldi prima, segnala anche la conversazione:
        la guarda una persona di Ingrana.
      </p>
      <Button type="submit" variant="outline">
        Chiudi l’affare
      </Button>
    </DealForm>
  )
}

const Reasons = styled.fieldset`
  display: grid;
  gap: 2px;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 4px; font-weight: 600; }
  label { display: flex; gap: 10px; align-items: center; min-height: 44px; cursor: pointer; }
  input { width: 20px; height: 20px; flex: none; accent-color: ${color.accent}; }
  & ~ p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
