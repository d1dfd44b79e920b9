import styled from '@emotion/styled'
import { minWeeks } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { fontSize } from '@/styles/tokens'
import { ResultPanel } from './ResultPanel'

/** `days`: how many the visitors are spread over. */
type Props = { lines: readonly string[]; days: number }

/** What there is to know, before everything that speaks for it. */
export function SummaryPanel({ lines, days }: Props) {
  if (lines.length === 0) return null
  return (
    <ResultPanel id="in-breve" title="In breve">
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {days < minWeeks * 7 && (
        <p>
          È presto per decidere: i dati coprono {days === 1 ? 'un giorno' : `${days} giorni`}, servono almeno{' '}
          {durationText(minWeeks, 'week')} intere.
        </p>
      )}
    </ResultPanel>
  )
}

const Line = styled.strong`
  max-width: 60ch;
  font-size: ${fontSize.lg};
  line-height: 1.4;
  overflow-wrap: anywhere;
`
