import { DataTable } from '@/components/ui/DataTable'
import type { ShownRun } from '@/lib/experimentation/experiment-results/report'
import { ResultPanel } from './ResultPanel'

type Props = { shown: ShownRun | null }

/** What visitors saw of each variant: it stays with the run. */
export function ShownPanel({ shown }: Props) {
  if (shown === null) return null
  const { place, where, variations } = shown
  return (
    <ResultPanel id="mostrato" title="Che cosa hanno visto i visitatori">
      <p>
        Dove: {place} ({where}). I testi scritti qui restano con l’esperimento; le varianti pronte sono descritte come il codice le descrive
        oggi. Immagini delle pagine non se ne conservano.
      </p>
      <DataTable label="Che cosa mostrava ogni variante" head={['Variante', 'Mostrava']}>
        {variations.map(({ key, words, texts }, index) => (
          <tr key={key}>
            <th scope="row">
              {key}
              {index === 0 && ' (controllo)'}
            </th>
            <td>{texts.length === 0 ? (words ?? 'non indicato') : texts.map(({ label, text }) => `${label}: «${text}»`).join('; ')}</td>
          </tr>
        ))}
      </DataTable>
    </ResultPanel>
  )
}
