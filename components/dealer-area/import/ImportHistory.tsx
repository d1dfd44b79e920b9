import { DataTable } from '@/components/ui/DataTable'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { momentText } from '@/lib/kernel/italian/date-text'
import { importHref } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type DealerImport, historyMonths, type ImportState, undecidedDays } from '@/lib/market/dealer-imports/dealer-import'

const stateTexts: Readonly<Record<ImportState, string>> = {
  columns: 'aspetta che tu guardi le colonne',
  checking: 'prova in corso',
  checked: 'aspetta la tua conferma',
  importing: 'in corso',
  done: 'importato',
  failed: 'non riuscito',
  cancelled: 'abbandonato',
  undone: 'annullato',
}

type Props = { imports: readonly DealerImport[]; slug: string }

/** The files of the last months and what they changed. */
export function ImportHistory({ imports, slug }: Props) {
  return (
    <Panel aria-labelledby="storico">
      <h2 id="storico">Importazioni</h2>
      <p>
        Conservate {historyMonths} mesi; un file che aspetta una tua scelta, {undecidedDays} giorni.
      </p>
      {imports.length === 0 ? (
        <EmptyState title="Nessuna importazione, per ora">Qui compaiono i file che hai portato.</EmptyState>
      ) : (
        <DataTable
          label="Elenco delle importazioni"
          head={['File', 'Quando', 'Chi', 'Nuovi', 'Cambiati', 'Tolti', 'Rifiutati', 'Stato']}
          rows={imports.map(({ id, fileName, createdAt, who, counts, state, isResumed }) => ({
            key: id,
            cells: [
              <Link key="file" href={importHref(id, slug)}>
                {fileName}
              </Link>,
              momentText(createdAt),
              who ?? 'non indicato',
              ...(['new', 'changed', 'removed', 'refused'] as const).map((outcome) =>
                counts === null ? '–' : numberText(counts[outcome]),
              ),
              isResumed ? `${stateTexts[state]}, dopo un’interruzione` : stateTexts[state],
            ],
          }))}
        />
      )}
    </Panel>
  )
}
