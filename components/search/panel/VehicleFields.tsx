import styled from '@emotion/styled'
import { Fragment } from 'react'
import type { Facets } from '@/lib/market/search/page/search-results'
import { filterPageHref } from '@/lib/market/search/query/panel-groups'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { maxVehicles, vehicleText } from '@/lib/market/search/query/vehicle-choice'
import { color, fontSize } from '@/styles/tokens'
import { ExcludedVehicles } from './ExcludedVehicles'
import { FoldedFields } from './FoldedFields'
import { VehicleRow } from './VehicleRow'
import { VehicleSelects } from './VehicleSelects'

type Props = {
  query: SearchQuery
  facets: Facets
  /** Every field stands unfolded. */
  isUnfolded: boolean
}

/** What is looked for: one make and model in two fields, several as a row each; then what more may be, and what must not. */
export function VehicleFields(props: Props) {
  return <Fields key={rowsOf(props.query)} {...props} />
}

/** The key of the fields: other rows of makes and models remount them, while one make and model keep their two fields. */
function rowsOf({ vehicles, excluded }: SearchQuery): string {
  return [...(vehicles.length > 1 ? vehicles : []), ...excluded].map(vehicleText).join(' ')
}

function Fields({ query, facets, isUnfolded }: Props) {
  const { vehicles } = query
  const wayWithoutScript = (
    <a href={filterPageHref(query)} rel="nofollow">
      Mostra tutti i filtri
    </a>
  )
  return (
    <>
      {vehicles.length > 1 ? (
        vehicles.map((vehicle, index) => (
          <Fragment key={vehicleText(vehicle)}>
            {index > 0 && <Or>oppure</Or>}
            <VehicleRow query={query} vehicle={vehicle} facets={facets} isUnfolded={isUnfolded} />
          </Fragment>
        ))
      ) : (
        <VehicleSelects query={query} facets={facets} />
      )}
      {vehicles.length >= maxVehicles && <p>Puoi scegliere fino a {maxVehicles} modelli.</p>}
      {vehicles.length > 0 && vehicles.length < maxVehicles && (
        <FoldedFields title="Aggiungi marca e modello" open={isUnfolded} folded={wayWithoutScript}>
          <Added data-needs-submit>
            <VehicleSelects query={query} facets={facets} isMore />
          </Added>
        </FoldedFields>
      )}
      <ExcludedVehicles query={query} facets={facets} isUnfolded={isUnfolded} wayWithoutScript={wayWithoutScript} />
    </>
  )
}

/** A make is chosen before its model: both count with the button. */
const Added = styled.div`
  display: grid;
  gap: 10px;
`
const Or = styled.span`
  margin: -6px 0 -6px 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`
