import { Select } from '@/components/ui/form/Select'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { Facets } from '@/lib/market/search/page/search-results'
import { withVehicles } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery, VehicleChoice } from '@/lib/market/search/query/search-query'
import { vehicleName, vehicleText } from '@/lib/market/search/query/vehicle-choice'
import { ChosenRow } from './ChosenRow'
import { FoldedFields } from './FoldedFields'
import { offeredOptions } from './VehicleSelects'

type Props = { query: SearchQuery; vehicle: VehicleChoice; facets: Facets; isUnfolded: boolean }

/** One of several chosen makes and models: how many it gives, another model of its make, and a way to leave it out. */
export function VehicleRow({ query, vehicle, facets, isUnfolded }: Props) {
  const name = vehicleName(vehicle)
  const count = countOf(vehicle, facets)
  const others = query.vehicles.filter((other) => other !== vehicle)
  const models = offeredOptions(facets['modello']).filter(({ value }) => value.startsWith(`${vehicle.make.slug}:`))
  return (
    <ChosenRow removeLabel={`Togli ${name}`} removeHref={searchHref(withVehicles(query, others))}>
      <FoldedFields
        title={
          <>
            <b>{name}</b>
            <small>
              {vehicle.model ? 'tutte le versioni' : 'tutti i modelli'}
              {count !== null && ` · ${numberText(count)}`}
            </small>
          </>
        }
        open={isUnfolded}
        folded={<input type="hidden" name="marca" value={vehicleText(vehicle)} />}
      >
        <Select
          dense
          id={`modello-${vehicleText(vehicle).replace(':', '-')}`}
          name="marca"
          label={`Modello ${vehicle.make.name}`}
          defaultValue={vehicleText(vehicle)}
          options={[{ value: vehicle.make.slug, label: 'Tutti i modelli' }, ...models]}
        />
      </FoldedFields>
    </ChosenRow>
  )
}

/** The number of ads of a vehicle; null where there was no time to count. */
function countOf(vehicle: VehicleChoice, facets: Facets): number | null {
  const options = facets[vehicle.model ? 'modello' : 'marca'] ?? []
  return options.find(({ value }) => value === vehicleText(vehicle))?.count ?? null
}
