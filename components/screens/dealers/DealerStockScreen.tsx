import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { NewVehicleForm } from '@/components/dealer-area/NewVehicleForm'
import { StockFilters } from '@/components/dealer-area/StockFilters'
import { StockNotice } from '@/components/dealer-area/StockNotice'
import { StockTable } from '@/components/dealer-area/StockTable'
import { DraftList } from '@/components/selling/DraftList'
import { RefusalNotice } from '@/components/selling/RefusalNotice'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Pagination } from '@/components/ui/Pagination'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { DraftLine } from '@/lib/accounts/selling/drafts/draft-page'
import { type StockPage, stockParams } from '@/lib/accounts/selling/stock'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { NextFact } from '@/lib/market/valuation/valuation'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  stock: StockPage
  /** What each ad would have to say first for a closer estimate, by its number. */
  nextFacts: Readonly<Record<string, NextFact>>
  drafts: readonly DraftLine[]
  csrf: string
  outcome: FormOutcome | null
}

/** A dealer's vehicles as a table: found, ordered, changed one by one or several at once. */
export function DealerStockScreen({ dealership, dealerships, stock, nextFacts, drafts, csrf, outcome }: Props) {
  const { query, vehicles, pages } = stock
  const { slug } = dealership
  const failedAppeal = outcome?.form === dealershipApi.vehicles && !outcome.isDone ? outcome : undefined
  const hrefOf = (page: number) => dealerAreaHref(`${dealerArea.vehicles}?${stockParams({ ...query, page })}`, slug)
  return (
    <PageLayout title="Stock" description="I veicoli della concessionaria." noindex>
      <DealerAreaFrame title="Stock" current="vehicles" dealership={dealership} dealerships={dealerships}>
        {outcome && outcome.form !== dealershipApi.vehicles && outcome.message !== '' && (
          <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>
        )}
        <StockNotice outcome={outcome} slug={slug} query={query} csrf={csrf} />
        {mayIn(dealership, 'changeStock') && <NewVehicleForm slug={slug} csrf={csrf} />}
        <DraftList drafts={drafts} csrf={csrf} label="Bozze della concessionaria" />
        <StockFilters stock={stock} slug={slug} />
        {mayIn(dealership, 'changeStock') &&
          vehicles.map(
            ({ card: { id, title, href }, refusal }) =>
              refusal && (
                <RefusalNotice
                  key={id}
                  refusal={refusal}
                  action={dealershipApi.vehicles}
                  csrf={csrf}
                  fault={failedAppeal?.values['annuncio'] === String(id) ? failedAppeal : undefined}
                  hidden={{ concessionaria: slug, annuncio: String(id), elenco: stockParams(query).toString() }}
                  title={
                    <p>
                      <Link href={href}>{title}</Link>
                    </p>
                  }
                />
              ),
          )}
        {vehicles.length === 0 ? (
          <EmptyState title="Nessun veicolo">Con questi filtri non c’è nulla, oppure lo stock è vuoto.</EmptyState>
        ) : (
          <StockTable {...{ stock, nextFacts, slug, csrf, outcome }} mayChange={mayIn(dealership, 'changeStock')} />
        )}
        <Pagination page={query.page} pageCount={pages} hrefOf={hrefOf} />
      </DealerAreaFrame>
    </PageLayout>
  )
}
