import { Panel } from '@/components/ui/Panel'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { FeedCheck } from '@/lib/market/stock-export/export-files'

type Props = { service: string; check: FeedCheck }

/** How many vehicles a service gets, and what keeps the others from it. */
export function FeedCheckPanel({ service, check: { advertised, missing, taken } }: Props) {
  return (
    <Panel aria-label={service}>
      <h2>{service}</h2>
      <p>
        Nel file ci sono {numberText(taken)} delle {numberText(advertised)} auto pubblicate.
        {missing.length > 0 && ' Le altre restano fuori, perché il servizio le rifiuterebbe. Manca:'}
      </p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ what, vehicles }) => (
            <li key={what}>
              {what} a {numberText(vehicles)} auto
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
