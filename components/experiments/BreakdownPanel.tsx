import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { DataTable } from '@/components/ui/DataTable'
import { Select } from '@/components/ui/form/Select'
import type { Breakdown } from '@/lib/experimentation/experiment-results/breakdown'
import type { ComparedVariation } from '@/lib/experimentation/experiment-results/results'
import { questionParams, type ResultsQuestion } from '@/lib/experimentation/experiment-results/results-question'
import { segmentTable } from '@/lib/experimentation/experiments/segment-table'
import { segmentNames } from '@/lib/experimentation/experiments/segments'
import { experimentPath } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { maxWidth } from '@/styles/media'
import { ResultPanel } from './ResultPanel'
import { rateText } from './result-text'

type Props = {
  /** What the experiment is found by. */
  address: string
  asked: Pick<ResultsQuestion, 'period' | 'range'>
  goal: string
  variations: readonly ComparedVariation[]
  breakdown: Breakdown
}

/** Divides the same visitors by what was known at their first exposure. Among many groups there is always a difference, so there is no verdict. */
export function BreakdownPanel({ address, asked, goal, variations, breakdown: { segment, groups } }: Props) {
  const here = `${experimentPath(address)}#gruppi`
  return (
    <ResultPanel id="gruppi" title="Per gruppo (esplorativo)">
      <p>
        Dà idee per il prossimo esperimento e non decide questo: tra tanti gruppi una differenza si trova sempre. Conta ciò che si sapeva
        quando il visitatore ha visto l’esperimento per la prima volta.
      </p>
      <Form action={here} method="get" aria-label="Per gruppo">
        {Object.entries(questionParams(asked)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="obiettivo" value={goal} />
        <Select
          key={`gruppo ${segment}`}
          name="gruppo"
          label="Dividi per"
          defaultValue={segment ?? segmentNames[0]}
          options={segmentNames.map((name) => ({ value: name, label: segmentTable[name].label }))}
        />
        <Button type="submit">Mostra i gruppi</Button>
      </Form>
      {segment !== null && (
        <DataTable
          label={`Gruppi per ${segmentTable[segment].label}`}
          head={[segmentTable[segment].label, 'Variante', 'Visitatori', `Con ${goal}`, 'Tasso']}
        >
          {groups.map(({ value, variationId, visitors, converted }) => (
            <tr key={`${value} ${variationId}`}>
              <th scope="row">{value === null ? 'non indicato' : (segmentTable[segment].values[value] ?? value)}</th>
              <td>{nameOf(variations, variationId)}</td>
              <td>{numberText(visitors)}</td>
              <td>{numberText(converted)}</td>
              <td>{rateText(converted / visitors)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </ResultPanel>
  )
}

function nameOf(variations: Props['variations'], id: string): string {
  const place = variations.findIndex((each) => each.id === id)
  return `${variations[place]?.key ?? id}${place === 0 ? ' (controllo)' : ''}`
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 260px) auto;
  align-items: end;
  justify-content: start;
  gap: 12px;
  button { min-height: 48px; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
