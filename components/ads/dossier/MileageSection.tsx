import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { Dossier } from '@/lib/market/dossier/dossier'
import { dayText } from '@/lib/market/dossier/mileage'
import { color, fontSize } from '@/styles/tokens'
import { LevelBadge } from './LevelBadge'
import { MileageChart } from './MileageChart'

/** The kilometres as they were said over time: in a sentence, a picture and a table. */
export function MileageSection({ readings, verdict }: Pick<Dossier, 'readings' | 'verdict'>) {
  const isOdd = verdict.kind === 'falls' || verdict.kind === 'leaps'
  return (
    <Section aria-labelledby="chilometri-nel-tempo">
      <h2 id="chilometri-nel-tempo">I chilometri nel tempo</h2>
      {isOdd && <LevelBadge level="unclear" />}
      <p>
        <b>{verdict.head}</b> {verdict.text}
      </p>
      {readings.length > 1 && (
        <>
          <MileageChart readings={readings} verdict={verdict} />
          <Legend>
            <li>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <circle cx="6" cy="6" r="5" data-filled />
              </svg>
              Documentata, c’è una carta
            </li>
            <li>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <circle cx="6" cy="6" r="4.800" />
              </svg>
              Dichiarata da chi vende
            </li>
            {isOdd && (
              <li data-odd>
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2 2L10 10M10 2L2 10" />
                </svg>
                Non torna con quella prima
              </li>
            )}
          </Legend>
        </>
      )}
      {readings.length > 0 && (
        <DataTable
          label="I chilometri, lettura per lettura"
          head={['Quando', 'Chilometri', 'Da dove']}
          rows={readings.map(({ on, km, source, isDocumented }, place) => ({
            key: place,
            cells: [dayText(on), numberText(km), isDocumented ? `${source}, con carta` : source],
          }))}
        />
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: 8px;
  justify-items: start;
  > * { min-width: 0; }
  > div, > section { width: 100%; }
`
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  font-size: ${fontSize.base};
  li { display: flex; gap: 8px; align-items: center; }
  svg { flex: none; width: 14px; height: 14px; overflow: visible; fill: none; stroke: ${color.accent}; stroke-width: 2; }
  [data-filled] { fill: ${color.accent}; }
  [data-odd] svg { stroke: ${color.danger}; }
`
