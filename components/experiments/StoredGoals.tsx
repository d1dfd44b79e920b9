import { DataTable } from '@/components/ui/DataTable'
import type { Outcome } from '@/lib/experimentation/experiment-results/outcome'
import { goalLabel } from '@/lib/experimentation/experiment-results/statistics/goal-values'
import { numberText } from '@/lib/market/catalogue/number-text'
import { liftRange, liftText, measureLabel, measureText, rateText, verdictLabels } from './result-text'

type Props = Pick<Outcome, 'goals'> & { label: string }

/** The goals of a saved outcome. */
export function StoredGoals({ label, goals }: Props) {
  if (goals.length === 0) return <p>Nessuna conversione.</p>
  return (
    <>
      <DataTable label={label} isOneLine head={['Obiettivo e variante', 'Convertiti', 'Tasso', 'Rispetto al controllo', 'Giudizio']}>
        {goals.flatMap(({ key, role, arms }) =>
          arms.map((arm) => (
            <tr key={`${key} ${arm.variation}`}>
              <th scope="row">
                {goalLabel(key)}
                {role !== 'secondary' && ` (${role === 'primary' ? 'principale' : 'non deve peggiorare'})`}: {arm.variation}
              </th>
              <td>
                {numberText(arm.converted)} su {numberText(arm.visitors)}
              </td>
              <td>{rateText(arm.rate)}</td>
              <td>{savedLiftText(arm)}</td>
              <td>{verdictLabels[arm.verdict]}</td>
            </tr>
          )),
        )}
      </DataTable>
      <PerVisitor label={label} goals={goals} />
    </>
  )
}

function PerVisitor({ label, goals }: Props) {
  const rows = goals.flatMap(({ key, measures = [] }) => measures.map((measure) => ({ key, ...measure })))
  if (rows.length === 0) return null
  return (
    <DataTable label={`Per visitatore: ${label}`} isOneLine head={['Per visitatore', 'Media', 'Rispetto al controllo']}>
      {rows.map((row) => (
        <tr key={`${row.key} ${row.kind} ${row.variation}`}>
          <th scope="row">
            {goalLabel(row.key)}, {measureLabel(row.kind, row.key).toLowerCase()}: {row.variation}
          </th>
          <td>{row.mean === null ? '–' : measureText(row.kind, row.mean)}</td>
          <td>{savedLiftText(row)}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function savedLiftText({ lift, liftLow, liftHigh }: { lift: number | null; liftLow: number | null; liftHigh: number | null }): string {
  return lift === null || liftLow === null ? '–' : `${liftText(lift)} (${liftRange({ low: liftLow, high: liftHigh })})`
}
