import styled from '@emotion/styled'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import type { ArmResult, GoalResult } from '@/lib/measuring/experiment-results/analyse-results'
import { color } from '@/styles/tokens'
import { ResultPanel } from './ResultPanel'
import { pointsText, pValueText, rateText, verdictLabels } from './result-text'
import { ScrollTable } from './ScrollTable'

type Props = { goal: GoalResult; place: number }

type Sum = { title: string; of: (worth: ArmResult['worth']) => number | null; text: (sum: number) => string }
/** Each is shown when at least one variation has a value for it. */
const possibleSums: readonly Sum[] = [
  { title: 'Valore', of: (worth) => worth?.value ?? null, text: numberText },
  { title: 'Ricavo', of: (worth) => worth?.revenueCents ?? null, text: euroText },
]

/** What came of one conversion, variant by variant. */
export function GoalPanel({ goal: { key, arms }, place }: Props) {
  const isCorrected = arms.length > 2
  const sums = possibleSums.filter(({ of }) => arms.some(({ worth }) => of(worth) !== null))
  const titles = [
    'Variante',
    'Visitatori',
    'Convertiti',
    'Tasso',
    'Differenza in punti',
    'Intervallo al 95%',
    isCorrected ? 'p (Holm)' : 'p',
    'Esito',
  ]
  return (
    <ResultPanel id={`obiettivo-${place}`} title={`Obiettivo: ${key}`}>
      <ScrollTable label={`Risultati di ${key}`}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arms.map((arm) => (
            <ArmRow key={arm.variation.id} arm={arm} />
          ))}
        </tbody>
      </ScrollTable>
      {sums.map(({ title, of, text }) => (
        <p key={title}>
          {title} di tutte le conversioni, anche ripetute:{' '}
          {arms.map(({ variation, worth }) => `${variation.key} ${text(of(worth) ?? 0)}`).join('; ')}.
        </p>
      ))}
      {isCorrected && (
        <p>
          I p sono corretti con il metodo di Holm, perché più varianti si confrontano con lo stesso controllo; gli intervalli non lo sono.
        </p>
      )}
    </ResultPanel>
  )
}

function ArmRow({ arm: { variation, visitors, converted, rate, difference, verdict } }: { arm: ArmResult }) {
  return (
    <tr>
      <th scope="row">{variation.key}</th>
      <td>{numberText(visitors)}</td>
      <td>{numberText(converted)}</td>
      <td>{rateText(rate)}</td>
      <td>{difference ? pointsText(difference.difference) : '–'}</td>
      <Wide>{difference ? `da ${pointsText(difference.low)} a ${pointsText(difference.high)}` : '–'}</Wide>
      <Wide>{difference ? pValueText(difference.adjustedPValue) : '–'}</Wide>
      <Outcome data-verdict={verdict}>{verdictLabels[verdict]}</Outcome>
    </tr>
  )
}

const Wide = styled.td`
  white-space: nowrap;
`
const Outcome = styled.td`
  min-width: 160px;
  &[data-verdict='better'] { color: ${color.success}; font-weight: 600; }
  &[data-verdict='worse'], &[data-verdict='mismatch'] { color: ${color.danger}; font-weight: 600; }
`
