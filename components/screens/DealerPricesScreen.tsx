import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ScrolledTable } from '@/components/dealer-area/ScrolledTable'
import { StaffForm } from '@/components/dealer-area/StaffForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { euroText } from '@/lib/market/catalogue/number-text'
import { differenceWords, type PriceRating } from '@/lib/market/price-rating/price-words'
import type { Dealership } from '@/lib/people/dealerships/dealership'
import type { PricePreview } from '@/lib/people/selling/stock'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  prices: readonly PricePreview[]
  variation: string
  list: string
  csrf: string
}

/** Several new prices, and where they would stand, before they hold. */
export function DealerPricesScreen({ dealership, dealerships, prices, variation, list, csrf }: Props) {
  const { slug } = dealership
  const changing = prices.filter(({ beforeCents, afterCents }) => afterCents !== null && afterCents !== beforeCents)
  return (
    <PageLayout title="Cambia i prezzi" description="I prezzi nuovi, prima che valgano." noindex>
      <DealerAreaFrame title="Cambia i prezzi" current="vehicles" dealership={dealership} dealerships={dealerships}>
        <Panel aria-labelledby="anteprima">
          <h2 id="anteprima">{`${variation} su ${changing.length} veicoli`}</h2>
          <p>Nulla è ancora cambiato.</p>
          <ScrolledTable
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
          {changing.length > 0 && (
            <StaffForm
              action={dealershipApi.vehicles}
              csrf={csrf}
              slug={slug}
              hidden={{ azione: 'prezzi', variazione: variation, elenco: list }}
            >
              {prices.map(({ id }) => (
                <input key={id} type="hidden" name="annuncio" value={id} />
              ))}
              <Button type="submit">{changing.length === 1 ? 'Cambia un prezzo' : `Cambia ${changing.length} prezzi`}</Button>
            </StaffForm>
          )}
          <p>
            <Link href={dealerAreaHref(`${dealerArea.vehicles}?${list}`, slug)}>Lascia i prezzi come sono</Link>
          </p>
        </Panel>
      </DealerAreaFrame>
    </PageLayout>
  )
}

/** «−7 %» from the estimate. */
function standing(cents: number | null, rating: PriceRating | null): string {
  return cents === null || rating === null || rating.verdict === 'unrated' ? '–' : differenceWords(cents, rating.estimateEuro).percent
}
