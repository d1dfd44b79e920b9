import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { ChangePreview } from '@/components/dealer-area/import/ChangePreview'
import { PageLayout } from '@/components/shell/PageLayout'
import { DataTable } from '@/components/ui/DataTable'
import type { Dealership, DealerTab } from '@/lib/accounts/dealerships/dealership'
import { ownerActions } from '@/lib/accounts/selling/own-ad'
import { type BulkAction, bulkEffects, type Chosen, countedVehicles, type StatusesPreview } from '@/lib/accounts/selling/stock'
import { adStatuses } from '@/lib/market/ads/ad'
import { numberText } from '@/lib/market/catalogue/number-text'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  preview: StatusesPreview
  chosen: Chosen
  action: BulkAction
  list: string
  csrf: string
}

/** Several new statuses before they hold: which vehicles would change, which would not and why. */
export function DealerStatusesScreen({ preview, chosen, action, dealership, dealerships, list, csrf }: Props) {
  const { statuses, changing, found, seenAt } = preview
  return (
    <PageLayout title={ownerActions[action].label} description="Che cosa cambierebbe, prima che valga." noindex>
      <DealerAreaFrame title={ownerActions[action].label} current="vehicles" dealership={dealership} dealerships={dealerships}>
        <ChangePreview
          slug={dealership.slug}
          csrf={csrf}
          list={list}
          summary={`${changing} di ${countedVehicles(found)}`}
          chosen={chosen}
          hidden={{ azione: action, visto: String(seenAt) }}
          confirm={changing === 0 ? null : `${ownerActions[action].label}: ${countedVehicles(changing)}`}
          leave="Lascia tutto com’è"
        >
          <p>Nulla è ancora cambiato. {changing === 0 ? 'Lo stato dei veicoli scelti non lo permette.' : bulkEffects[action]}</p>
          <DataTable
            label="Stato prima e dopo"
            head={['Veicolo', 'Adesso', 'Dopo', 'Perché']}
            rows={statuses.map(({ id, title, before, after, unchangedBecause }) => ({
              key: id,
              cells: [title, adStatuses[before], unchangedBecause === null ? adStatuses[after] : 'resta com’è', unchangedBecause ?? '–'],
            }))}
          />
          {found > statuses.length && <p>E altri {numberText(found - statuses.length)}.</p>}
        </ChangePreview>
      </DealerAreaFrame>
    </PageLayout>
  )
}
