import styled from '@emotion/styled'
import { CardFrame, type CardTone } from '@/components/deals/CardFrame'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { typedIn } from '@/components/deals/deal-fault'
import { FaultText } from '@/components/deals/FaultText'
import { fieldStyle } from '@/components/deals/field-style'
import { openTool } from '@/components/deals/thread/ToolShortcuts'
import { Button } from '@/components/ui/Button'
import { longestAddress, visitChecks, visitVerdictNames, visitVerdicts } from '@/lib/accounts/deals/visits/visit'
import type { VisitCard as Card } from '@/lib/accounts/deals/visits/visit-board'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { card: Card; door: DealDoor | null }

/** A visit in a conversation: when, where, what comes next. */
export function VisitCard({ card, door }: Props) {
  const { id, stateText, isOpen, when, sheet, note, place, calendar, mayReportAbsence } = card
  return (
    <CardFrame label="Visita e prova" icon="calendar" title="Visita e prova" state={stateText} tone={toneOf(card)}>
      <Appointment>
        <Sheet aria-hidden="true">
          <b>{sheet.weekday}</b>
          <strong>{sheet.day}</strong>
          <small>{sheet.month}</small>
        </Sheet>
        <div>
          <p>
            <b>{when}</b>
          </p>
          {place !== null && <p>{place}</p>}
        </div>
      </Appointment>
      {note !== '' && <p>{note}</p>}
      {calendar !== null && (
        <p>
          <a href={calendar}>Metti in calendario (.ics)</a>
        </p>
      )}
      {card.state === 'confirmed' && (
        <details>
          <summary>Cosa guardare: {visitChecks.length} punti</summary>
          <Checks>
            {visitChecks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </Checks>
        </details>
      )}
      {door && isOpen && <Answers card={card} door={door} />}
      {door && card.says !== null && <HowItWent id={id} says={card.says} door={door} />}
      {door && mayReportAbsence && (
        <DealForm door={door} hidden={{ azione: 'visita-assente', numero: String(id) }}>
          <Button type="submit" variant="quiet" size="sm">
            Non si è presentato nessuno
          </Button>
        </DealForm>
      )}
    </CardFrame>
  )
}

function Answers({ card: { id, revision, mayConfirm, wantsAddress, place }, door }: { card: Card; door: DealDoor }) {
  const hidden = { revisione: String(revision) }
  return (
    <>
      <FaultText door={door} azione="visita-conferma" />
      {mayConfirm && (
        <DealForm door={door} hidden={{ ...hidden, azione: 'visita-conferma' }}>
          {wantsAddress && (
            <Field>
              <label htmlFor={`dove-${id}`}>Dove (lo vede solo chi viene, fino a 7 giorni dopo)</label>
              <input
                id={`dove-${id}`}
                name="indirizzo"
                required
                maxLength={longestAddress}
                defaultValue={typedIn(door.fault, 'visita-conferma')['indirizzo'] ?? place ?? ''}
                autoComplete="street-address"
              />
            </Field>
          )}
          <Button type="submit">Va bene, confermo</Button>
        </DealForm>
      )}
      <Others>
        <a href="#fai-visita" onClick={openTool}>
          Un’altra ora
        </a>
        <DealForm door={door} hidden={{ ...hidden, azione: 'visita-disdici' }}>
          <Button type="submit" variant="quiet">
            Disdici
          </Button>
        </DealForm>
      </Others>
    </>
  )
}

/** An answer for oneself: pressed again it is taken back. */
function HowItWent({ id, says, door }: { id: number; says: Card['says']; door: DealDoor }) {
  return (
    <div>
      <p>
        <b>Com’è andata?</b> Lo vedi solo tu.
      </p>
      <DealForm door={door} hidden={{ azione: 'visita-com-e-andata', numero: String(id) }}>
        {visitVerdictNames.map((name) => (
          <Button
            key={name}
            type="submit"
            name="esito"
            value={says === name ? '' : name}
            variant="outline"
            size="sm"
            aria-pressed={says === name}
          >
            {says === name && '✓ '}
            {visitVerdicts[name]}
          </Button>
        ))}
      </DealForm>
    </div>
  )
}

function toneOf({ state, mayConfirm, isOpen }: Card): CardTone {
  if (mayConfirm) return 'turn'
  if (state === 'confirmed' || state === 'held') return 'good'
  return isOpen ? 'wait' : state === 'noShow' || state === 'expired' ? 'bad' : 'off'
}

const Checks = styled.ul`
  margin: 8px 0 0;
  padding-left: 20px;
  list-style: disc;
`
const Appointment = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`
const Sheet = styled.div`
  display: grid;
  justify-items: center;
  border: 2px solid ${color.accent};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.display};
  overflow: hidden;
  b { width: 100%; padding: 2px 0; background: ${color.accent}; color: ${color.textInverse}; font-size: ${fontSize.sm}; text-align: center; }
  strong { font-size: ${fontSize.xl}; }
  small { padding-bottom: 4px; color: ${color.textMuted}; }
`
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
`
const Field = styled.div`${fieldStyle}`
