import { DataTable } from '@/components/ui/DataTable'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { ReportedRevision } from '@/lib/experimentation/experiment-results/report'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { configFilePath } from '@/lib/kernel/routes/experiment-routes'
import { ResultPanel } from './ResultPanel'

/** Which configurations were in use since the experiment began, each as the service gave it. */
export function RevisionsPanel({ revisions }: { revisions: readonly ReportedRevision[] }) {
  if (revisions.length === 0) return null
  return (
    <ResultPanel id="revisioni" title="Revisioni della configurazione">
      <p>
        Anche quelle che non cominciano una fase: il file dice pubblico, gruppo e lista bianca di quel momento. La prima in alto è quella in
        uso.
      </p>
      <DataTable label="File delle revisioni" head={['Revisione', 'In uso dal', 'File']}>
        {revisions.map(({ usedAt, revision, hasFile }) => (
          <tr key={usedAt}>
            <th scope="row">{revision}</th>
            <td>
              <time dateTime={usedAt}>{numericMomentText(usedAt)}</time>
            </td>
            <td>
              {hasFile ? (
                <a href={configFilePath(usedAt)} download>
                  Scarica<VisuallyHidden> la revisione {revision}</VisuallyHidden>
                </a>
              ) : (
                'non conservato'
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </ResultPanel>
  )
}
