import styled from '@emotion/styled'
import { CardFrame, type CardTone } from '@/components/deals/CardFrame'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import type { SaleCard as Card } from '@/lib/accounts/deals/sale/sale-card'
import { color, font, fontSize } from '@/styles/tokens'
import { FailForm } from './FailForm'
import { SellForm } from './SellForm'

/** What two people have agreed on, with what each of them can do. */
export function SaleCard({ card, door }: { card: Card; door: DealDoor | null }) {
  const { id, state, title, stateText, price, note, take, mayFail, maySell, paid, hasPage, checks } = card
  return (
    <CardFrame label={title} icon="check" title={title} state={stateText} tone={toneOf(card)}>
      {price !== null && <Amount>{price}</Amount>}
      <p>{note}</p>
      {checks.length > 0 && (
        <Checks>
          {checks.map((check) => (
            <li key={check}>
              <Icon name="check" /> <span>{check}</span>
            </li>
          ))}
        </Checks>
      )}
      {door && take !== null && (
        <DealForm door={door} hidden={{ azione: 'affare-prendo', affare: String(id) }}>
          <Button type="submit" variant="cta">
            {take}
          </Button>
        </DealForm>
      )}
      {hasPage && door?.salePage !== undefined && (
        <p>
          <Link href={door.salePage}>{state === 'sold' ? 'Rivedi i passi' : 'I passi, dal contratto alle chiavi'}</Link>
        </p>
      )}
      {door && maySell && (
        <details open={door.fault?.azione === 'affare-venduta' || undefined}>
          <summary>{paid === null ? 'L’ho ritirata' : 'Consegnata: segna come venduta'}</summary>
          <SellForm id={id} paid={paid} door={door} />
        </details>
      )}
      {door && mayFail && (
        <details open={door.fault?.azione === 'affare-saltato' || undefined}>
          <summary>L’affare è saltato</summary>
          <FailForm id={id} door={door} />
        </details>
      )}
    </CardFrame>
  )
}

function toneOf({ state, take }: Card): CardTone {
  if (take !== null) return 'turn'
  if (state === 'agreed' || state === 'sold') return 'good'
  return state === 'failed' || state === 'lapsed' ? 'off' : 'wait'
}

const Checks = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; gap: 8px; }
  .icon { flex: none; color: ${color.accent}; }
`
const Amount = styled.b`
  font: 700 ${fontSize.xl3}/1.1 ${font.display};
`
