import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ChangePreview } from '@/components/dealer-area/import/ChangePreview'
import { PriceChangeChoice } from '@/components/dealer-area/PriceChangeChoice'
import { PageLayout } from '@/components/shell/PageLayout'
import { DataTable } from '@/components/ui/DataTable'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { type Chosen, countedVehicles, type PricesPreview } from '@/lib/accounts/selling/stock'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { differenceWords, type PriceRating } from '@/lib/market/price-rating/price-words'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  preview: PricesPreview
  chosen: Chosen
  variation: string
  /** Whether `variation` says by how much. */
  isReadable: boolean
  list: string
  csrf: string
}

/** Several new prices, and where they would stand, before they hold. */
export function DealerPricesScreen({ preview, chosen, variation, isReadable, dealership, dealerships, list, csrf }: Props) {
  const { prices, found, changing, differenceCents, seenAt } = preview
  const { slug } = dealership
  return (
    <PageLayout title="Cambia i prezzi" description="Che cosa cambierebbe, prima che valga." noindex>
      <DealerAreaFrame title="Cambia i prezzi" current="vehicles" dealership={dealership} dealerships={dealerships}>
        <ChangePreview
          {...{ slug, csrf, list, chosen }}
          summary={`Prezzo di ${countedVehicles(found)}`}
          hidden={{ azione: 'prezzi', variazione: variation, visto: String(seenAt) }}
          confirm={changing === 0 ? null : changing === 1 ? 'Cambia un prezzo' : `Cambia ${numberText(changing)} prezzi`}
          leave="Lascia i prezzi come sono"
        >
          <PriceChangeChoice {...{ slug, list, chosen, variation, isReadable }} />
          <p>
            Nulla è ancora cambiato.
            {changing === 0 && isReadable && ' Così non cambia nessun prezzo: nessuno è più alto, oppure non c’è una stima.'}
          </p>
          <DataTable
            label="Prezzi prima e dopo"
            hasFigures
            isStacked
            head={['Veicolo', 'Prima', 'Dopo', 'Sulla stima, prima', 'Sulla stima, dopo']}
            rows={prices.map(({ id, title, beforeCents, afterCents, rating }) => ({
              key: id,
              cells: [
                title,
                beforeCents === null ? 'su richiesta' : euroText(beforeCents),
                afterCents === null || afterCents === beforeCents ? 'resta com’è' : euroText(afterCents),
                standing(beforeCents, rating),
                standing(afterCents, rating),
              ],
            }))}
          />
          {found > prices.length && <p>E altri {numberText(found - prices.length)}.</p>}
          <p>
            <strong>
              In tutto {differenceCents > 0 ? '+' : differenceCents < 0 ? '−' : ''}
              {euroText(Math.abs(differenceCents))}
            </strong>
          </p>
          <p>
            Il ribasso si mostra con il prezzo più basso degli ultimi 30 giorni, come vuole la legge, e solo se il vecchio prezzo è rimasto
            almeno 7 giorni.
          </p>
        </ChangePreview>
      </DealerAreaFrame>
    </PageLayout>
  )
}

/** «−7 %» from the estimate. */
function standing(cents: number | null, rating: PriceRating | null): string {
  return cents === null || rating === null || rating.verdict === 'unrated' ? '–' : differenceWords(cents, rating.estimateEuro).percent
}
