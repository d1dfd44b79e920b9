import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ChangePreview } from '@/components/dealer-area/import/ChangePreview'
import { PriceChangeChoice } from '@/components/dealer-area/PriceChangeChoice'
import { confirmText, PricesTable } from '@/components/dealer-area/PricesTable'
import { PageLayout } from '@/components/shell/PageLayout'
import type { Dealership, DealerTab } from '@/lib/accounts/dealerships/dealership'
import type { PricesShown } from '@/lib/accounts/selling/pricing/prices-shown'
import { type Chosen, countedVehicles } from '@/lib/accounts/selling/stock'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  shown: PricesShown
  chosen: Chosen
  variation: string
  list: string
  csrf: string
}

/** Several new prices, and where they would stand, before they hold: with a script the stock shows the same in a dialog. */
export function DealerPricesScreen({ shown, chosen, variation, dealership, dealerships, list, csrf }: Props) {
  const { slug } = dealership
  return (
    <PageLayout title="Cambia i prezzi" description="Che cosa cambierebbe, prima che valga." noindex>
      <DealerAreaFrame title="Cambia i prezzi" current="vehicles" dealership={dealership} dealerships={dealerships}>
        <ChangePreview
          {...{ slug, csrf, list, chosen }}
          summary={`Prezzo di ${countedVehicles(shown.found)}`}
          hidden={{ azione: 'prezzi', variazione: variation, visto: String(shown.seenAt) }}
          confirm={confirmText(shown)}
          leave="Lascia i prezzi come sono"
        >
          <PriceChangeChoice {...{ slug, list, chosen, variation }} isReadable={shown.isReadable} />
          <PricesTable {...shown} />
        </ChangePreview>
      </DealerAreaFrame>
    </PageLayout>
  )
}
