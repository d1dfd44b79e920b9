import type { StoredOutcome } from '@/lib/experimentation/experiment-results/outcome'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { numberText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'
import { StoredGoals } from './StoredGoals'

type Props = { outcome: StoredOutcome | null }

/** What was read when the experiment stopped: it stays when the events are gone. */
export function OutcomePanel({ outcome }: Props) {
  if (outcome === null) return null
  const { endedAt, readAt, result } = outcome
  return (
    <ResultPanel id="fine" title="Risultato alla fine">
      <p>
        L’esperimento si è fermato il <time dateTime={endedAt}>{numericMomentText(endedAt)}</time>. Questi numeri sono stati letti il{' '}
        <time dateTime={readAt}>{numericMomentText(readAt)}</time>, non cambiano più e restano anche quando gli eventi vengono cancellati.
      </p>
      <p>
        Visitatori: {numberText(result.total)} (
        {result.visitors.map(({ variation, visitors }) => `${variation} ${numberText(visitors)}`).join(', ')}).
        {result.mixed > 0 && ` Esclusi perché hanno visto più varianti: ${numberText(result.mixed)}.`}
      </p>
      <StoredGoals label="Obiettivi alla fine" goals={result.goals} />
    </ResultPanel>
  )
}
