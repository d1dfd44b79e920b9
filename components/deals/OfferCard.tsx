import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import type { OfferCard as Offer } from '@/lib/accounts/deals/deal-view'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { type DealDoor, DealForm } from './DealForm'
import type { FailedOffer } from './failed-offer'
import { OfferFields } from './OfferFields'

/** An offer in a conversation: the amount, how long it waits, where it stands, and what can be done with it. */
export function OfferCard({ card, door, failed }: { card: Offer; door: DealDoor | null; failed: FailedOffer | undefined }) {
  const { id, title, state, stateText, amount, difference, until, words, standing, buttons, mayCounter, notes } = card
  const isLive = state === 'sent' || state === 'accepted'
  return (
    <Card aria-label={`${title}, ${amount}`} data-live={isLive || undefined}>
      <Head>
        <h2>{title}</h2>
        <span>{stateText}</span>
      </Head>
      <p>
        <Amount>{amount}</Amount> <small>{difference}</small>
      </p>
      {until !== null && (
        <p>
          <Icon name="clock" /> Vale fino a <b>{until}</b>
        </p>
      )}
      {standing !== null && <p>{standing}</p>}
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
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1.5px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  &[data-live] { border-color: ${color.accent}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  summary { min-height: 44px; padding: 10px 0; color: ${color.accent}; font-weight: 600; cursor: pointer; }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  h2 { font-size: ${fontSize.lg}; overflow-wrap: anywhere; }
  span { color: ${color.textMuted}; font-weight: 600; }
`
const Amount = styled.b`
  font: 700 ${fontSize.xl3}/1.1 ${font.display};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
const Words = styled.blockquote`
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
