import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import type { CardButton, OfferCard as Offer } from '@/lib/accounts/deals/deal-view'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { CardFrame, type CardTone } from './CardFrame'
import { type DealDoor, DealForm } from './DealForm'
import { OfferFields } from './OfferFields'
import { StandingBand } from './StandingBand'

/** An offer in a conversation: the amount, how long it waits, where it stands, and what can be done with it. */
export function OfferCard({ card, door }: { card: Offer; door: DealDoor | null }) {
  const {
    id,
    title,
    state,
    stateText,
    amount,
    difference,
    until,
    words,
    standing,
    scale,
    buttons,
    mayCounter,
    notes,
    partExchange,
    reservation,
  } = card
  const isLive = state === 'sent' || state === 'accepted'
  const [first, ...others] = buttons
  return (
    <CardFrame label={`${title}, ${amount}`} icon="tag" title={title} state={stateText} tone={toneOf(card)}>
      <p>
        <Amount data-off={!isLive || undefined}>{amount}</Amount> <small>{difference}</small>
      </p>
      {until !== null && (
        <Until>
          <Icon name="clock" />
          <span>
            Vale fino a <b>{until.text}</b> · {until.left}
          </span>
          <i aria-hidden="true">
            <b style={{ width: `${until.percent}%` }} />
          </i>
        </Until>
      )}
      {standing !== null && (
        <Model>
          {scale && <StandingBand scale={scale} />}
          <p>{standing}</p>
        </Model>
      )}
      {partExchange !== null && (
        <Given>
          <b>In permuta: {partExchange.name}</b>
          <p>Stima di Ingrana: {partExchange.estimate}. Un ritiro vale di solito meno.</p>
          {partExchange.hoped !== null && (
            <p>
              Si aspetta {partExchange.hoped.amount}. <b>{partExchange.hoped.left}</b>
            </p>
          )}
          <small>Il ritiro si conferma dopo aver visto l’auto: fino ad allora è un’idea. La vede solo chi vende.</small>
        </Given>
      )}
      {reservation !== null && <p>{reservation}</p>}
      {words !== '' && <Words>{words}</Words>}
      {door && (buttons.length > 0 || mayCounter) && (
        <Row>
          {first && <OneButton button={first} id={id} door={door} />}
          {mayCounter && (
            <details open={door.fault?.azione === 'proponi' || undefined}>
              <summary>Rilancia</summary>
              <DealForm door={door} hidden={{ azione: 'proponi' }}>
                <OfferFields id={`rilancia-${id}`} label="La tua cifra" fault={door.fault} />
                <Button type="submit" variant="outline">
                  Invia il rilancio
                </Button>
              </DealForm>
            </details>
          )}
          {others.map((button) => (
            <OneButton key={button.azione} button={button} id={id} door={door} />
          ))}
        </Row>
      )}
      {notes.map((note) => (
        <Note key={note}>
          <Icon name="shield" />
          <span>{note}</span>
        </Note>
      ))}
    </CardFrame>
  )
}

function OneButton({ button: { azione, label, look }, id, door }: { button: CardButton; id: number; door: DealDoor }) {
  return (
    <DealForm door={door} hidden={{ azione, proposta: String(id) }}>
      <Button type="submit" variant={look} block>
        {label}
      </Button>
    </DealForm>
  )
}

function toneOf({ state, isOwn }: Offer): CardTone {
  if (state === 'sent') return isOwn ? 'wait' : 'turn'
  if (state === 'accepted') return 'good'
  return state === 'declined' || state === 'expired' || state === 'steppedBack' ? 'bad' : 'off'
}

const Amount = styled.b`
  font: 700 ${fontSize.xl3}/1.1 ${font.display};
  &[data-off] { color: ${color.textMuted}; font-size: ${fontSize.xl}; text-decoration: line-through; }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > form { flex: 1 1 120px; }
  > form:has([data-variant='cta']) { flex: 2 1 180px; }
  > details { flex: 1 1 120px; }
  > details[open] { flex-basis: 100%; }
  > details > summary {
    display: grid;
    place-items: center;
    padding: 4px 14px;
    border: 2px solid ${color.accent};
    border-radius: ${radius.md};
    list-style: none;
  }
  > details > summary::-webkit-details-marker { display: none; }
  > details[open] > summary { margin-bottom: 12px; }
`
const Model = styled.div`
  padding: 12px 14px;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
  font-size: ${fontSize.base};
`
const Given = styled.div`
  display: grid;
  gap: 4px;
  padding: 10px 12px;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
`
const Until = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  font-size: ${fontSize.base};
  .icon { margin-top: 2px; color: ${color.accent}; }
  i { grid-column: 1 / -1; height: 6px; border-radius: ${radius.xs}; background: ${color.surfaceMuted}; overflow: hidden; }
  i b { display: block; height: 100%; background: ${color.accent}; }
`
const Words = styled.blockquote`
  margin: 0;
  padding-left: 12px;
  border-left: 3px solid ${color.border};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Note = styled.p`
  display: flex;
  gap: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
