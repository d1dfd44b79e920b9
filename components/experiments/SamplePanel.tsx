import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { questionParams, type ResultsQuestion } from '@/lib/experimentation/experiment-results/results-question'
import type { SampleAnswer } from '@/lib/experimentation/experiment-results/statistics/sample-question'
import { plannedPower } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { experimentPath } from '@/lib/kernel/routes/routes'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { maxWidth } from '@/styles/media'
import { ResultPanel } from './ResultPanel'

type Props = {
  /** What the experiment is found by. */
  address: string
  asked: Pick<ResultsQuestion, 'period' | 'range'>
  goal: string | null
  sample: SampleAnswer
}

/** How many visitors the primary goal needs, before or while an experiment runs. */
export function SamplePanel({ address, asked, goal, sample: { rate, lift, plan } }: Props) {
  const here = `${experimentPath(address)}#quanti`
  return (
    <ResultPanel id="quanti" title="Quanti visitatori servono">
      <Form action={here} method="get" aria-label="Quanti visitatori servono">
        {Object.entries(questionParams(asked)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {goal !== null && <input type="hidden" name="obiettivo" value={goal} />}
        <TextField
          key={`tasso ${rate.text}`}
          name="tasso"
          label="Tasso del controllo"
          unit="%"
          inputMode="decimal"
          maxLength={20}
          defaultValue={rate.text}
          error={rate.error}
        />
        <TextField
          key={`effetto ${lift.text}`}
          name="effetto"
          label="Effetto più piccolo che conta"
          unit="%"
          inputMode="decimal"
          maxLength={20}
          defaultValue={lift.text}
          error={lift.error}
        />
        <Button type="submit">Calcola</Button>
      </Form>
      {plan && <Answer plan={plan} />}
      <p>
        L’effetto è relativo: 10% su un tasso del 5% porta al 5,5%. Il conto è per l’obiettivo principale e per la lettura sempre valida:
        guardare prima non costa niente.
      </p>
    </ResultPanel>
  )
}

function Answer({ plan: { visitors, byVariation, days } }: { plan: NonNullable<SampleAnswer['plan']> }) {
  if (visitors === null)
    return <p>Non basterebbe nessun numero di visitatori: serve un effetto più grande, o una variante che ne riceva.</p>
  return (
    <p>
      <strong>Servono {numberText(visitors)} visitatori</strong>:{' '}
      {byVariation.map((each) => `${each.key} ${numberText(each.visitors)}`).join(', ')}. Con tanti, un effetto così si vede almeno{' '}
      {percentText(plannedPower)} delle volte.
      {days !== null && ` Al ritmo di questo periodo ${days === 1 ? 'basta' : 'servono'} ${durationText(days, 'day')} in tutto.`}
    </p>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px)) auto;
  align-items: end;
  justify-content: start;
  gap: 12px;
  button { min-height: 48px; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
