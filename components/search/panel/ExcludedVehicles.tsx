import type { ReactNode } from 'react'
import { Select } from '@/components/ui/form/Select'
import type { Facets } from '@/lib/market/search/page/search-results'
import { withExcluded } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { maxVehicles, vehicleName, vehicleText } from '@/lib/market/search/query/vehicle-choice'
import { ChosenRow } from './ChosenRow'
import { FoldedFields } from './FoldedFields'
import { offeredOptions } from './VehicleSelects'

type Props = { query: SearchQuery; facets: Facets; isUnfolded: boolean; wayWithoutScript: ReactNode }

/** Makes that must not be, or models of makes that are chosen whole: nothing else can be left out of a search. */
export function ExcludedVehicles({ query, facets, isUnfolded, wayWithoutScript }: Props) {
  const { vehicles, excluded } = query
  const whole = vehicles.filter(({ model }) => model === null)
  const isOfMakes = vehicles.length === 0
  const canExclude = (isOfMakes || whole.length > 0) && excluded.length < maxVehicles
  const models = whole.flatMap(({ make }) =>
    (facets['modello'] ?? [])
      .filter(({ value }) => value.startsWith(`${make.slug}:`))
      .map((option) => ({ ...option, label: `${make.name} ${option.label}` })),
  )
  return (
    <>
      {excluded.map((vehicle) => {
        const name = vehicleName(vehicle)
        const others = excluded.filter((other) => other !== vehicle)
        return (
          <ChosenRow
            key={vehicleText(vehicle)}
            removeLabel={`Non escludere più ${name}`}
            removeHref={searchHref(withExcluded(query, others))}
            isExclusion
          >
            <b>Escludi: {name}</b>
            <input type="hidden" name="senza_marca" value={vehicleText(vehicle)} />
          </ChosenRow>
        )
      })}
      {canExclude && (
        <FoldedFields title={isOfMakes ? 'Escludi una marca' : 'Escludi un modello'} open={isUnfolded} folded={wayWithoutScript}>
          <Select
            dense
            id="senza-marca"
            name="senza_marca"
            label={isOfMakes ? 'Marca da escludere' : 'Modello da escludere'}
            emptyLabel={isOfMakes ? 'Scegli la marca' : 'Scegli il modello'}
            defaultValue=""
            options={offeredOptions(isOfMakes ? facets['marca'] : models)}
          />
        </FoldedFields>
      )}
    </>
  )
}
