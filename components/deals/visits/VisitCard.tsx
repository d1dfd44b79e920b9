import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { Button } from '@/components/ui/Button'
import { longestAddress, visitChecks } from '@/lib/accounts/deals/visits/visit'
import type { VisitCard as Card } from '@/lib/accounts/deals/visits/visit-board'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { FaultText } from './FaultText'
import { fieldStyle } from './field-style'

type Props = { card: Card; door: DealDoor | null }

/** A visit in a conversation: when, where, what comes next. */
export function VisitCard({ card, door }: Props) {
  const { id, stateText, isOpen, when, sheet, note, place, calendar, mayReportAbsence } = card
  return (
    <Box aria-label="Visita e prova" data-off={!isOpen || undefined}>
      <header>
        <h2>Visita e prova</h2>
        <b>{stateText}</b>
      </header>
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
          <ul>
            {visitChecks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </details>
      )}
      {door && isOpen && <Answers card={card} door={door} />}
      {door && mayReportAbsence && (
        <DealForm door={door} hidden={{ azione: 'visita-assente', numero: String(id) }}>
          <Button type="submit" variant="quiet" size="sm">
            Non si è presentato nessuno
          </Button>
        </DealForm>
      )}
    </Box>
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
                defaultValue={place ?? ''}
                autoComplete="street-address"
              />
            </Field>
          )}
          <Button type="submit">Va bene, confermo</Button>
        </DealForm>
      )}
      <DealForm door={door} hidden={{ ...hidden, azione: 'visita-disdici' }}>
        <Button type="submit" variant="quiet">
          Disdici
        </Button>
      </DealForm>
    </>
  )
}

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding: 14px 16px;
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; justify-content: space-between; }
  header b { font: 600 ${fontSize.base}/1.2 ${font.display}; }
  h2 { font-size: ${fontSize.lg}; }
  summary { min-height: 24px; cursor: pointer; }
  ul { margin: 8px 0 0; padding-left: 20px; list-style: disc; }
  &[data-off] { border-color: ${color.borderStrong}; color: ${color.textMuted}; }
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
const Field = styled.div`${fieldStyle}`
