import type { InferGetServerSidePropsType } from 'next'
import { DealerImportScreen } from '@/components/screens/dealers/DealerImportScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { withVersions } from '@/lib/market/dealer-imports/choose-version.server'
import { isImportOutcome } from '@/lib/market/dealer-imports/dealer-import'
import { findColumns, findImport } from '@/lib/market/dealer-imports/dealer-imports.server'
import { listGroups, listLines } from '@/lib/market/dealer-imports/import-lines.server'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { pageProps } from '@/lib/server/page/page-props.server'

const shownLines = 100
/** Lines of one remark alone. */
const filteredLines = 500

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    const { dealerId } = dealership
    const id = parseWhole(String(query['id']), 1, Number.MAX_SAFE_INTEGER)
    if (id === undefined) throw new AppError('notFound', 'no such import')
    const found = await findImport(db, dealerId, id)
    const outcomeShown = isImportOutcome(query['esito']) ? query['esito'] : null
    const detail = typeof query['nota'] === 'string' && outcomeShown !== null ? query['nota'].replaceAll('\0', '').slice(0, 500) : null
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      dealerImport: found,
      columns: found.state === 'columns' || query['passo'] === 'colonne' ? await columnsOf(db, dealerId, found) : null,
      outcomeShown,
      filtered: detail === null ? null : { detail, lines: await listLines(db, id, outcomeShown, filteredLines, detail) },
      groups: found.counts === null || detail !== null ? [] : await withVersions(db, await listGroups(db, id, outcomeShown, shownLines)),
    }
  },
  { form: true },
)

/** The columns, while they may still be changed. */
function columnsOf(db: Parameters<typeof findColumns>[0], dealerId: number, { id, state }: { id: number; state: string }) {
  return state === 'columns' || state === 'checked' ? findColumns(db, dealerId, id) : null
}

export default function DealerImportPage({
  dealership,
  dealerships,
  dealerImport,
  columns,
  outcomeShown,
  groups,
  filtered,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <DealerImportScreen
      dealership={dealership}
      dealerships={dealerships}
      dealerImport={dealerImport}
      columns={columns}
      outcomeShown={outcomeShown}
      groups={groups}
      filtered={filtered}
      csrf={csrf}
      outcome={outcome}
    />
  )
}
