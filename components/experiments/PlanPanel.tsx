import styled from '@emotion/styled'
import type { PlanReport } from '@/lib/experimentation/experiment-results/statistics/plan'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { numberText } from '@/lib/market/catalogue/number-text'
import { color } from '@/styles/tokens'
import { ResultPanel } from './ResultPanel'
import { StoredGoals } from './StoredGoals'

type Props = { plan: PlanReport | null }

/** How far the experiment is from what was planned, and what the plan says once it is there. */
export function PlanPanel({ plan }: Props) {
  if (plan === null) return null
  const { visitors, planned, startedAt, endsAt, daysLeft, reading } = plan
  return (
    <ResultPanel id="piano" title="Piano">
      <Progress>
        <label htmlFor="piano-visitatori">
          {numberText(visitors)} visitatori su {numberText(planned)} previsti
        </label>
        <progress id="piano-visitatori" value={Math.min(visitors, planned)} max={planned} />
      </Progress>
      <p>
        Avviato il <time dateTime={startedAt}>{numericMomentText(startedAt)}</time>, fine prevista il{' '}
        <time dateTime={endsAt}>{numericMomentText(endsAt)}</time>
        {daysLeft > 0 && reading === null && `: ${daysLeft === 1 ? 'manca un giorno' : `mancano ${durationText(daysLeft, 'day')}`}`}.
      </p>
      <p>{stateText(plan)}</p>
      {reading && (
        <>
          <p>
            Il piano è stato raggiunto il <time dateTime={reading.reachedAt}>{numericMomentText(reading.reachedAt)}</time>. Contano solo i
            visitatori e le conversioni fino a quel momento: questi numeri non cambiano più, anche se l’esperimento continua.
          </p>
          <StoredGoals label="Giudizio del piano" goals={reading.result.goals} />
        </>
      )}
    </ResultPanel>
  )
}

function stateText({ state, visitors, planned, daysLeft }: PlanReport): string {
  switch (state) {
    case 'read':
      return 'Questo è il giudizio del piano. È letto una volta sola, perciò i suoi intervalli sono più stretti di quelli sempre validi che seguono.'
    case 'short':
      return 'L’esperimento si è fermato prima di arrivare ai visitatori e ai giorni previsti: il piano non dà un giudizio. Vale la lettura sempre valida.'
    case 'due':
      return 'Ci sono i visitatori e i giorni previsti: il giudizio del piano si sta calcolando, torna tra qualche minuto.'
    case 'under way': {
      const missing = [
        ...(visitors < planned ? [`${numberText(planned - visitors)} visitatori`] : []),
        ...(daysLeft > 0 ? [durationText(daysLeft, 'day')] : []),
      ]
      return `Il giudizio del piano arriva una volta sola, quando ci sono i visitatori e anche i giorni previsti. Ancora da raggiungere: ${missing.join(' e ')}. Fino ad allora vale solo la lettura sempre valida, che puoi guardare quando vuoi.`
    }
  }
}

const Progress = styled.div`
  display: grid;
  gap: 6px;
  label { font-weight: 600; }
  progress { width: 100%; max-width: 420px; height: 12px; accent-color: ${color.accent}; }
`
