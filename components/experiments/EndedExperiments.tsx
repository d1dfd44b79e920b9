import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { EndedExperiment } from '@/lib/experimentation/experiment-results/report'
import { eventMonths } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { experimentPath } from '@/lib/kernel/routes/routes'
import { ResultPanel } from './ResultPanel'

type Props = { experiments: readonly EndedExperiment[] }

/** What the configuration had once, and whose results can still be read. */
export function EndedExperiments({ experiments }: Props) {
  if (experiments.length === 0) return null
  return (
    <ResultPanel id="conclusi" title="Non più nella configurazione">
      <p>Nessuno li vede più. I risultati restano finché ci sono eventi, al massimo {durationText(eventMonths, 'month')}.</p>
      <DataTable label="Esperimenti non più nella configurazione" head={['Esperimento', 'Varianti', 'Risultati']}>
        {experiments.map(({ id, key, variations }) => (
          <tr key={id}>
            <th scope="row">{key}</th>
            <Names>{variations.map((variation) => variation.key).join(', ')}</Names>
            <td>
              <Link href={experimentPath(id)}>
                Apri<VisuallyHidden> i risultati di {key}</VisuallyHidden>
              </Link>
            </td>
          </tr>
        ))}
      </DataTable>
    </ResultPanel>
  )
}

const Names = styled.td`
  min-width: 140px;
  overflow-wrap: anywhere;
`
