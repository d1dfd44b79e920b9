import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import type { ReportedPhase } from '@/lib/experimentation/experiment-results/report'
import type { RateSeries } from '@/lib/experimentation/experiment-results/statistics/rate-series'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { RateChart } from './RateChart'
import { ResultPanel } from './ResultPanel'
import { dayText, rateText } from './result-text'

type Props = {
  goal: string
  series: RateSeries
  /** The names of the variations, by variation id. */
  names: Readonly<Record<string, string>>
  phases: readonly ReportedPhase[]
}
type Arm = RateSeries['arms'][number]

/** How the rates came about, day by day, as lines and as a table. */
export function ChartPanel({ goal, series: { days, arms }, names, phases }: Props) {
  const nameOf = ({ variationId }: Arm) => names[variationId] ?? variationId
  const rateAt = ({ visitors, converted }: Arm, place: number) => rateOf(visitors[place] ?? 0, converted[place] ?? 0)
  const lines = arms.map((arm) => ({ name: nameOf(arm), rates: days.map((_, place) => rateAt(arm, place)) }))
  const changes = phases.slice(1).flatMap(({ startedAt, status, shares }, place) => {
    const day = italianDay(startedAt)
    return days.includes(day)
      ? [
          {
            number: place + 2,
            day,
            status,
            shares: arms.map((arm, index) => `${nameOf(arm)} ${percentText(shares[index] ?? 0, 2)}`).join(', '),
          },
        ]
      : []
  })
  const label = `Tasso di ${goal} accumulato dal ${dayText(days[0] ?? '')} al ${dayText(days.at(-1) ?? '')}. ${lines.map(({ name, rates }) => `${name}: ${rateText(rates.at(-1) ?? null)}`).join('; ')}. I valori di ogni giorno sono nella tabella che segue.`
  return (
    <ResultPanel id="andamento" title={`Andamento: ${goal}`}>
      <p>
        Per ogni giorno, quanti dei visitatori arrivati fin lì avevano già convertito. I primi giorni oscillano sempre molto: è il caso, non
        un risultato.
      </p>
      <RateChart days={days} lines={lines} marks={changes} label={label} />
      {changes.length > 0 && (
        <p>
          Le righe tratteggiate sono i cambi di fase:{' '}
          {changes.map(({ number, day, status, shares }) => `${number}, dal ${dayText(day)} (${status}, ${shares})`).join('; ')}.
        </p>
      )}
      <Details>
        <summary>Gli stessi valori in tabella</summary>
        <DataTable label={`Andamento di ${goal} giorno per giorno`} head={['Fino al', ...arms.map(nameOf)]}>
          {days
            .map((day, place) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                {arms.map((arm) => (
                  <td key={arm.variationId}>
                    {rateText(rateAt(arm, place))} ({numberText(arm.converted[place] ?? 0)} su {numberText(arm.visitors[place] ?? 0)})
                  </td>
                ))}
              </tr>
            ))
            .reverse()}
        </DataTable>
      </Details>
    </ResultPanel>
  )
}

function rateOf(visitors: number, converted: number): number | null {
  return visitors === 0 ? null : converted / visitors
}

const Details = styled.details`
  summary { display: list-item; min-height: 44px; padding: 10px 0; list-style: revert; font-weight: 600; }
`
