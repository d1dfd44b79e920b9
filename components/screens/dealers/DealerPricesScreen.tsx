import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ChangePreview } from '@/components/dealer-area/import/ChangePreview'
import { PageLayout } from '@/components/shell/PageLayout'
import { DataTable } from '@/components/ui/DataTable'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { countedVehicles, type PricePreview } from '@/lib/accounts/selling/stock'
import { euroText } from '@/lib/market/catalogue/number-text'
import { differenceWords, type PriceRating } from '@/lib/market/price-rating/price-words'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  prices: readonly PricePreview[]
  variation: string
  list: string
  csrf: string
}

/** Several new prices, and where they would stand, before they hold. */
export function DealerPricesScreen({ prices, variation, dealership, dealerships, list, csrf }: Props) {
  const changing = prices.filter(({ beforeCents, afterCents }) => afterCents !== null && afterCents !== beforeCents)
  return (
    <PageLayout title="Cambia i prezzi" description="Che cosa cambierebbe, prima che valga." noindex>
      <DealerAreaFrame title="Cambia i prezzi" current="vehicles" dealership={dealership} dealerships={dealerships}>
        <ChangePreview
          slug={dealership.slug}
          csrf={csrf}
          list={list}
          summary={`${variation} su ${countedVehicles(changing.length)}`}
          ids={prices.map(({ id }) => id)}
          hidden={{ azione: 'prezzi', variazione: variation }}
          confirm={changing.length === 0 ? null : changing.length === 1 ? 'Cambia un prezzo' : `Cambia ${changing.length} prezzi`}
          leave="Lascia i prezzi come sono"
        >
          <p>Nulla è ancora cambiato.</p>
          <DataTable
            label="Prezzi prima e dopo"
            hasFigures
            head={['Veicolo', 'Prima', 'Dopo', 'Sulla stima, prima', 'Dopo']}
            rows={prices.map(({ id, title, beforeCents, afterCents, rating }) => ({
              key: id,
              cells: [
                title,
                beforeCents === null ? 'su richiesta' : euroText(beforeCents),
                afterCents === null ? 'resta com’è' : euroText(afterCents),
                standing(beforeCents, rating),
                standing(afterCents, rating),
              ],
            }))}
          />
        </ChangePreview>
      </DealerAreaFrame>
    </PageLayout>
  )
}

/** «−7 %» from the estimate. */
function standing(cents: number | null, rating: PriceRating | null): string {
  return cents === null || rating === null || rating.verdict === 'unrated' ? '–' : differenceWords(cents, rating.estimateEuro).percent
}
