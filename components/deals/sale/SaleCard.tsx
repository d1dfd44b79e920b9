import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import type { SaleCard as Card } from '@/lib/accounts/deals/sale/sale-card'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { FailForm } from './FailForm'
import { SellForm } from './SellForm'

/** What two people have agreed on, with what each of them can do. */
export function SaleCard({ card, door }: { card: Card; door: DealDoor | null }) {
  const { id, state, title, stateText, price, note, take, mayFail, maySell, paid, hasPage, checks } = card
  const isLive = state === 'open' || state === 'taken' || state === 'agreed' || state === 'sold'
  return (
    <Box aria-label={title} data-live={isLive || undefined}>
      <Head>
        <h2>{title}</h2>
        <span>{stateText}</span>
      </Head>
      {price !== null && <Amount>{price}</Amount>}
      <p>{note}</p>
      {checks.length > 0 && (
        <ul>
          {checks.map((check) => (
            <li key={check}>
              <Icon name="check" /> <span>{check}</span>
            </li>
          ))}
        </ul>
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
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1.5px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  &[data-live] { border-color: ${color.accent}; }
  summary { min-height: 44px; padding: 10px 0; color: ${color.accent}; font-weight: 600; cursor: pointer; }
  ul { display: grid; gap: 6px; margin: 0; padding: 0; list-style: none; }
  li { display: flex; gap: 8px; }
  li svg { flex: none; color: ${color.accent}; }
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
