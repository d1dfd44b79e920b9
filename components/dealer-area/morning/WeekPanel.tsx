import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import type { WeekFigures } from '@/lib/accounts/morning/morning'
import { numberText } from '@/lib/market/catalogue/number-text'
import { waitingText } from '@/lib/market/dealers/response-time'
import { color, fontSize } from '@/styles/tokens'

/** What this week has brought until now. */
export function WeekPanel({ week: { requests, answerMinutes, visits, sold } }: { week: WeekFigures }) {
  const rows = [
    ...(requests === null
      ? []
      : [
          { name: 'Richieste', text: numberText(requests) },
          { name: 'Risposta, metà entro', text: answerMinutes === null ? 'ancora nessuna' : waitingText(answerMinutes) },
        ]),
    ...(visits === null ? [] : [{ name: 'Visite fissate', text: numberText(visits) }]),
    { name: 'Vendute', text: numberText(sold) },
  ]
  return (
    <Panel aria-labelledby="settimana">
      <h2 id="settimana">Questa settimana</h2>
      <Figures>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Figures>
    </Panel>
  )
}

const Figures = styled.dl`
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
  div { display: flex; gap: 12px; justify-content: space-between; padding: 7px 0; }
  div + div { border-top: 1px solid ${color.border}; }
  dd { font-weight: 600; text-align: right; }
`
