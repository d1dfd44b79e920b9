import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ColumnsForm } from '@/components/dealer-area/import/ColumnsForm'
import { ImportLines } from '@/components/dealer-area/import/ImportLines'
import { ImportProgress } from '@/components/dealer-area/import/ImportProgress'
import { ImportResult } from '@/components/dealer-area/import/ImportResult'
import { ListChoice } from '@/components/dealer-area/import/ListChoice'
import { TrialPanel } from '@/components/dealer-area/import/TrialPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Link } from '@/components/ui/Link'
import type { Dealership, DealerTab } from '@/lib/accounts/dealerships/dealership'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { DealerImport, ImportGroup, ImportLine, ImportOutcome } from '@/lib/market/dealer-imports/dealer-import'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  dealerImport: DealerImport
  columns: readonly DescribedColumn[] | null
  outcomeShown: ImportOutcome | null
  groups: readonly ImportGroup[]
  filtered: { detail: string; lines: readonly ImportLine[] } | null
  csrf: string
  outcome: FormOutcome | null
}

/** A file on its way in: its columns, its trial, its result. */
export function DealerImportScreen({
  dealership,
  dealerships,
  dealerImport,
  columns,
  outcomeShown,
  groups,
  filtered,
  csrf,
  outcome,
}: Props) {
  const { slug } = dealership
  const { fileName, state } = dealerImport
  const isUnderWay = state === 'checking' || state === 'importing'
  return (
    <PageLayout title="Importa lo stock" description="Un file con lo stock, dalle colonne al risultato." noindex>
      <DealerAreaFrame title={fileName} current="imports" dealership={dealership} dealerships={dealerships}>
        <p>
          <Link href={dealerAreaHref(dealerArea.imports, slug)}>Tutte le importazioni</Link>
        </p>
        {outcome && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        {isUnderWay && <ImportProgress dealerImport={dealerImport} slug={slug} />}
        {(columns || state === 'checked') && (
          <ListChoice
            {...dealerImport}
            action={dealershipApi.import(dealerImport.id)}
            fields={{ _csrf: csrf, concessionaria: slug, importazione: String(dealerImport.id) }}
          />
        )}
        {columns && <ColumnsForm dealerImport={dealerImport} columns={columns} slug={slug} csrf={csrf} />}
        {!columns && state === 'checked' && <TrialPanel dealerImport={dealerImport} slug={slug} csrf={csrf} />}
        {!columns && !isUnderWay && state !== 'checked' && <ImportResult dealerImport={dealerImport} slug={slug} csrf={csrf} />}
        {!columns && !isUnderWay && dealerImport.counts && (
          <ImportLines
            dealerImport={dealerImport}
            counts={dealerImport.counts}
            shown={outcomeShown}
            groups={groups}
            filtered={filtered}
            slug={slug}
            csrf={csrf}
          />
        )}
      </DealerAreaFrame>
    </PageLayout>
  )
}
