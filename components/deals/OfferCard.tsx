import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import type { OfferCard as Offer } from '@/lib/accounts/deals/deal-view'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { CardFrame, type CardTone } from './CardFrame'
import { type DealDoor, DealForm } from './DealForm'
import type { FailedOffer } from './failed-offer'
import { OfferFields } from './OfferFields'

/** An offer in a conversation: the amount, how long it waits, where it stands, and what can be done with it. */
export function OfferCard({ card, door, failed }: { card: Offer; door: DealDoor | null; failed: FailedOffer | undefined }) {
  const { id, title, state, stateText, amount, difference, until, words, standing, buttons, mayCounter, notes, partExchange, reservation } =
    card
  const isLive = state === 'sent' || state === 'accepted'
  return (
    <CardFrame label={`${title}, ${amount}`} icon="tag" title={title} state={stateText} tone={toneOf(card)}>
      <p>
        <Amount data-off={!isLive || undefined}>{amount}</Amount> <small>{difference}</small>
      </p>
      {until !== null && (
        <Until>
          <Icon name="clock" />
          <span>
            Vale fino a <b>{until}</b>
          </span>
        </Until>
      )}
      {standing !== null && <p>{standing}</p>}
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
      {door && buttons.length > 0 && (
        <Row>
          {buttons.map(({ azione, label, look }) => (
            <DealForm key={azione} door={door} hidden={{ azione, proposta: String(id) }}>
              <Button type="submit" variant={look}>
                {label}
              </Button>
            </DealForm>
          ))}
        </Row>
      )}
      {door && mayCounter && (
        <details open={failed !== undefined || undefined}>
          <summary>Rilancia</summary>
          <DealForm door={door} hidden={{ azione: 'proponi' }}>
            <OfferFields id={`rilancia-${id}`} label="La tua cifra" failed={failed} />
            <Button type="submit" variant="outline">
              Invia il rilancio
            </Button>
          </DealForm>
        </details>
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
`
const Given = styled.div`
  display: grid;
  gap: 4px;
  padding: 10px 12px;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
`
const Until = styled.p`
  display: flex;
  gap: 8px;
  .icon { flex: none; color: ${color.accent}; }
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
