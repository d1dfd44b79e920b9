import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { Button } from '@/components/ui/Button'
import type { ReservationCard as Card } from '@/lib/accounts/deals/visits/visit-board'
import { color, fontSize, radius } from '@/styles/tokens'

/** A vehicle put aside for somebody, as a road sign. */
export function ReservationCard({ card, door }: { card: Card; door: DealDoor | null }) {
  const { state, title, note, mayProlong, mayRelease } = card
  return (
    <Sign aria-label="Prenotazione" data-off={state !== 'active' || undefined}>
      <h2>{title}</h2>
      <p>{note}</p>
      {door && mayProlong && (
        <DealForm door={door} hidden={{ azione: 'riserva-prolunga' }}>
          <Button type="submit" variant="outline">
            Altre 24 ore
          </Button>
        </DealForm>
      )}
      {door && mayRelease && (
        <DealForm door={door} hidden={{ azione: 'riserva-libera' }}>
          <Button type="submit" variant="outline">
            Liberala
          </Button>
        </DealForm>
      )}
    </Sign>
  )
}

const Sign = styled.section`
  display: grid;
  gap: 8px;
  padding: 18px 20px;
  border: 4px solid ${color.accent};
  border-radius: ${radius.lg};
  background: ${color.accent};
  box-shadow: inset 0 0 0 2px ${color.textInverse};
  color: ${color.textInverse};
  overflow-wrap: anywhere;
  h2 { color: inherit; font-size: ${fontSize.xl}; }
  &[data-off] { border-color: ${color.neutral}; background: ${color.neutral}; }
`
