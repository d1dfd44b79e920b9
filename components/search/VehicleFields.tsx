import { useState } from 'react'
import { type Option, Select } from '@/components/ui/Select'
import { fetchJson } from '@/lib/edge/http/fetch-json'
import { api } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { readNamed } from '@/lib/market/search/api-responses'
import { listPageOf } from '@/lib/market/search/list-pages'
import type { SearchQuery } from '@/lib/market/search/search-query'
import type { FacetOption, Facets } from '@/lib/market/search/search-results'
import { onlyVehicle, vehicleText } from '@/lib/market/search/vehicle-choice'

type Props = { query: SearchQuery; facets: Facets; dense?: boolean }

/** Make, then model. A new make fetches its models; without JavaScript they come with the next page. Beside several choices, which stay, the fields add one more. */
export function VehicleFields({ query, facets, dense = true }: Props) {
  const { category } = listPageOf(query.list)
  const only = onlyVehicle(query)
  const kept = only ? [] : query.vehicles
  const [fetched, setFetched] = useState<readonly Option[] | null>(null) // null: those of the page's own make
  const [hasMake, setHasMake] = useState(only !== null)

  async function showModels(make: string) {
    setHasMake(make !== '')
    if (make === only?.make.slug) return setFetched(null)
    setFetched([])
    if (make === '') return
    const answer = await fetchJson(api.models(make, category)).catch(() => undefined)
    setFetched(readNamed(answer).map(({ slug, name }) => ({ value: slug, label: name })))
  }

  const models = fetched ?? (only ? offered(facets['modello']) : [])
  return (
    <>
      {kept.map(vehicleText).map((text) => (
        <input key={text} type="hidden" name="marca" value={text} />
      ))}
      {query.excluded.map(vehicleText).map((text) => (
        <input key={text} type="hidden" name="senza_marca" value={text} />
      ))}
      <Select
        dense={dense}
        name="marca"
        label={kept.length > 0 ? 'Aggiungi una marca' : 'Marca'}
        emptyLabel={kept.length > 0 ? 'Nessuna' : 'Tutte'}
        defaultValue={only?.make.slug ?? ''}
        options={offered(facets['marca'])}
        onChange={(event) => void showModels(event.target.value)}
      />
      <Select
        key={models[0]?.value ?? ''}
        dense={dense}
        name="modello"
        label="Modello"
        emptyLabel={hasMake ? 'Tutti' : 'Scegli prima la marca'}
        defaultValue={only?.model?.slug ?? ''}
        options={models}
      />
    </>
  )
}

function offered(options: readonly FacetOption[] = []): Option[] {
  return options
    .filter((option) => option.chosen || option.isKept || option.count !== 0)
    .map(({ value, label, count }) => ({ value, label: count === null ? label : `${label} (${numberText(count)})` }))
}
