import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { color, fontSize } from '@/styles/tokens'

/** What the car costs the buyer in all, at the price that is spoken of. */
export function CostsPanel({ costs, adHref }: { costs: NonNullable<DealView['costs']>; adHref: string }) {
  return (
    <Panel>
      <h2>Quanto ti costa, tutto compreso</h2>
      <Sum>
        <div>
          <dt>{costs.isOffered ? 'Prezzo, se vi accordate' : 'Prezzo chiesto'}</dt>
          <dd>{costs.price}</dd>
        </div>
        <div>
          <dt>
            Passaggio<small>{costs.where}</small>
          </dt>
          <dd>{costs.transfer}</dd>
        </div>
        <div>
          <dt>Totale</dt>
          <dd>{costs.total}</dd>
        </div>
      </Sum>
      <small>
        Stima{costs.checkedOn === null ? '' : `, tariffe verificate il ${costs.checkedOn}`}. Bollo e assicurazione a parte.{' '}
        <Link href={adHref}>Le voci, sull’annuncio</Link>
      </small>
    </Panel>
  )
}

const Sum = styled.dl`
  margin: 0 0 8px;
  > div { display: flex; justify-content: space-between; gap: 12px; padding: 7px 0; border-top: 1px solid ${color.border}; font-size: ${fontSize.base}; }
  > div:first-of-type { border-top: 0; }
  > div:last-of-type { border-top: 2px solid ${color.text}; font-size: ${fontSize.lg}; font-weight: 700; }
  dt { min-width: 0; }
  dt small { display: block; }
  dd { flex: none; margin: 0; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
  small, & + small { color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 400; }
`
