import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { Button } from '@/components/ui/Button'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { reservationHours } from '@/lib/accounts/deals/reservations/reservation'
import { longestAddress } from '@/lib/accounts/deals/visits/visit'
import type { VisitTools } from '@/lib/accounts/deals/visits/visit-board'
import { color, fontSize, radius } from '@/styles/tokens'
import { FaultText } from './FaultText'
import { fieldStyle } from './field-style'

type Props = { tools: VisitTools; door: DealDoor }

/** What can be done about visits and the reservation, beside the messages. */
export function VisitPanel({ tools: { ask, hours, reserve, buyer }, door }: Props) {
  if (!ask && !hours && !reserve && buyer === null) return null
  return (
    <Tools>
      {buyer !== null && <p>Chi compra: {buyer}.</p>}
      {ask && (
        <details open={isFaulty(door, 'visita-chiedi')}>
          <summary>{ask.title}</summary>
          <AskForm ask={ask} door={door} />
        </details>
      )}
      {hours && (
        <details open={isFaulty(door, 'orari-aggiungi')}>
          <summary>Quando mostri il veicolo</summary>
          <Hours hours={hours} door={door} />
        </details>
      )}
      {reserve && (
        <details>
          <summary>Riservala a questa persona</summary>
          {reserve.fault === null ? <ReserveForm door={door} /> : <p>{reserve.fault}</p>}
        </details>
      )}
    </Tools>
  )
}

function AskForm({ ask: { days, isAtOnce, revision, wantsAddress }, door }: { ask: NonNullable<VisitTools['ask']>; door: DealDoor }) {
  const send = { azione: 'visita-chiedi', revisione: revision === null ? '' : String(revision) }
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
                    <input type="radio" name="quando" value={at} required disabled={isTaken} />
                    <span>
                      {clock}
                      {isTaken && <VisuallyHidden> occupato</VisuallyHidden>}
                    </span>
                  </label>
                ))}
              </fieldset>
            ))}
          </Days>
          {wantsAddress && <Where />}
          <Button type="submit">{isAtOnce ? 'Prenota la visita' : 'Chiedi quest’ora'}</Button>
        </DealForm>
      )}
      <DealForm door={door} hidden={send}>
        <p>
          {days.length > 0
            ? 'Nessuna va bene? Proponi tu: l’altra persona conferma.'
            : 'Proponi un giorno e un’ora: l’altra persona conferma.'}
        </p>
        <DayFields id="visita" typed={typedIn(door, send.azione)} />
        {wantsAddress && <Where />}
        <Button type="submit" variant="outline">
          Proponi
        </Button>
      </DealForm>
    </>
  )
}

function isFaulty({ fault }: DealDoor, azione: string): true | undefined {
  return fault?.azione === azione || undefined
}

/** What had been typed in the form that failed. */
function typedIn({ fault }: DealDoor, azione: string): Readonly<Record<string, string>> {
  return fault?.azione === azione ? fault.values : {}
}

function DayFields({ id, typed, hasEnd = false }: { id: string; typed: Readonly<Record<string, string>>; hasEnd?: boolean }) {
  return (
    <Field>
      <label htmlFor={`${id}-giorno`}>Giorno</label>
      <input id={`${id}-giorno`} name="giorno" type="date" required defaultValue={typed['giorno']} />
      <label htmlFor={`${id}-dalle`}>{hasEnd ? 'Dalle' : 'Ora'}</label>
      <input id={`${id}-dalle`} name="dalle" type="time" required defaultValue={typed['dalle']} />
      {hasEnd && (
        <>
          <label htmlFor={`${id}-alle`}>Alle</label>
          <input id={`${id}-alle`} name="alle" type="time" required defaultValue={typed['alle']} />
        </>
      )}
    </Field>
  )
}

function Where() {
  return (
    <Field>
      <label>
        Dove (lo vede solo chi viene, fino a 7 giorni dopo)
        <input name="indirizzo" maxLength={longestAddress} autoComplete="street-address" />
      </label>
    </Field>
  )
}

function Hours({ hours, door }: { hours: NonNullable<VisitTools['hours']>; door: DealDoor }) {
  return (
    <>
      <FaultText door={door} azione="orari-aggiungi" />
      <p>Chi ti scrive sceglie un’ora tra queste; tu la confermi.</p>
      {hours.map(({ id, text }) => (
        <DealForm key={id} door={door} hidden={{ azione: 'orari-togli', numero: String(id) }}>
          <span>{text}</span>
          <Button type="submit" variant="quiet" size="sm" aria-label={`Togli ${text}`}>
            Togli
          </Button>
        </DealForm>
      ))}
      <DealForm door={door} hidden={{ azione: 'orari-aggiungi' }}>
        <DayFields id="orari" hasEnd typed={typedIn(door, 'orari-aggiungi')} />
        <Button type="submit" variant="outline">
          Aggiungi
        </Button>
      </DealForm>
    </>
  )
}

function ReserveForm({ door }: { door: DealDoor }) {
  return (
    <DealForm door={door} hidden={{ azione: 'riserva-attiva' }}>
      <p>Senza soldi: è un accordo a parole. L’annuncio dice «Riservata», senza nomi; poi torna in vendita da solo.</p>
      <Field>
        <label htmlFor="riserva-ore">Per quanto</label>
        <select id="riserva-ore" name="ore">
          {reservationHours.map((hours) => (
            <option key={hours} value={hours}>
              {hours} ore
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit">Riservala</Button>
    </DealForm>
  )
}

const Tools = styled.div`
  display: grid;
  gap: 8px;
  details { padding: 0 14px; border: 1px solid ${color.border}; border-radius: ${radius.md}; }
  details[open] { padding-bottom: 14px; }
  details > * + * { margin-top: 12px; }
  summary { padding: 12px 0; cursor: pointer; font-weight: 600; }
`
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
