import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { typedIn } from '@/components/deals/deal-fault'
import { FaultText } from '@/components/deals/FaultText'
import { fieldStyle } from '@/components/deals/field-style'
import { Button } from '@/components/ui/Button'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { longestAddress } from '@/lib/accounts/deals/visits/visit'
import type { VisitTools } from '@/lib/accounts/deals/visits/visit-board'
import { color, fontSize, radius } from '@/styles/tokens'
import { DayFields } from './DayFields'

type Props = { ask: NonNullable<VisitTools['ask']>; door: DealDoor }

/** The hours that can be asked for, and one of one's own. */
export function AskVisit({ ask: { days, isAtOnce, revision, wantsAddress }, door }: Props) {
  const send = { azione: 'visita-chiedi', revisione: revision === null ? '' : String(revision) }
  const typed = typedIn(door.fault, send.azione)
  return (
    <>
      <FaultText door={door} azione={send.azione} />
      {days.length > 0 && (
        <DealForm door={door} hidden={send}>
          <Days>
            {days.map(({ day, slots }) => (
              <fieldset key={day}>
                <legend>{day}</legend>
                {slots.map(({ at, clock, isTaken }) => (
                  <label key={at}>
                    <input
                      type="radio"
                      name="quando"
                      value={at}
                      required
                      disabled={isTaken}
                      defaultChecked={!isTaken && typed['quando'] === at}
                    />
                    <span>
                      {clock}
                      {isTaken && <VisuallyHidden> occupato</VisuallyHidden>}
                    </span>
                  </label>
                ))}
              </fieldset>
            ))}
          </Days>
          {wantsAddress && <Where typed={typed['indirizzo']} />}
          <Button type="submit">{isAtOnce ? 'Prenota la visita' : 'Chiedi quest’ora'}</Button>
        </DealForm>
      )}
      <DealForm door={door} hidden={send}>
        <p>
          {days.length > 0
            ? 'Nessuna va bene? Proponi tu: l’altra persona conferma.'
            : 'Proponi un giorno e un’ora: l’altra persona conferma.'}
        </p>
        <DayFields id="visita" typed={typed} />
        {wantsAddress && <Where typed={typed['indirizzo']} />}
        <Button type="submit" variant="outline">
          Proponi
        </Button>
      </DealForm>
    </>
  )
}

function Where({ typed }: { typed: string | undefined }) {
  return (
    <Field>
      <label>
        Dove (lo vede solo chi viene, fino a 7 giorni dopo)
        <input name="indirizzo" maxLength={longestAddress} autoComplete="street-address" defaultValue={typed} />
      </label>
    </Field>
  )
}

const Field = styled.div`${fieldStyle}`
const Days = styled.div`
  display: grid;
  gap: 14px;
  width: 100%;
  max-height: 420px;
  overflow-y: auto;
  fieldset { display: grid; grid-template-columns: repeat(auto-fill, minmax(84px, 1fr)); gap: 8px; min-width: 0; margin: 0; padding: 0; border: 0; }
  legend { margin-bottom: 6px; font-weight: 600; }
  label { position: relative; display: flex; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  span {
    flex: 1;
    display: grid;
    place-items: center;
    min-height: 44px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: ${fontSize.base};
    font-weight: 600;
  }
  input:checked + span { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  input:disabled + span { background: ${color.surfaceMuted}; color: ${color.textSubtle}; text-decoration: line-through; }
  input:focus-visible + span { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
