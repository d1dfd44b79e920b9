import styled from '@emotion/styled'
import { numberText } from '@/lib/catalogue/number-text'
import type { ArmResult, GoalResult } from '@/lib/experiment-results/judge-results'
import { color } from '@/styles/tokens'
import { chanceText, pointsText, rateText, verdictWords } from './result-words'
import { ResultPanel } from './ResultPanel'
import { ScrollTable } from './ScrollTable'

type Props = { goal: GoalResult; place: number }

/** What came of one conversion, variant by variant. */
export function GoalPanel({ goal: { key, arms }, place }: Props) {
  const isCorrected = arms.length > 2
  return (
    <ResultPanel id={`obiettivo-${place}`} title={`Obiettivo: ${key}`}>
      <ScrollTable label={`Risultati di ${key}`}>
        <thead>
          <tr>
            {['Variante', 'Visitatori', 'Convertiti', 'Tasso', 'Differenza in punti', 'Intervallo al 95%', isCorrected ? 'p (Holm)' : 'p', 'Esito'].map((title) => <th key={title} scope="col">{title}</th>)}
          </tr>
        </thead>
        <tbody>{arms.map((arm) => <ArmRow key={arm.variation.id} arm={arm} />)}</tbody>
      </ScrollTable>
      {isCorrected && <p>I p sono corretti con il metodo di Holm, perché più varianti si confrontano con lo stesso controllo; gli intervalli non lo sono.</p>}
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
      <td>{difference ? chanceText(difference.adjustedPValue) : '–'}</td>
      <Outcome data-verdict={verdict}>{verdictWords[verdict]}</Outcome>
    </tr>
  )
}

const Wide = styled.td`
  white-space: nowrap;
`
const Outcome = styled.td`
  min-width: 220px;
  &[data-verdict='better'] { color: ${color.verde700}; font-weight: 600; }
  &[data-verdict='worse'], &[data-verdict='mismatch'] { color: ${color.rosso700}; font-weight: 600; }
`
