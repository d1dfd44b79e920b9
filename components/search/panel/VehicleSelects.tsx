import { useState } from 'react'
import { type Option, Select } from '@/components/ui/form/Select'
import { api } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { readNamed } from '@/lib/market/search/page/api-responses'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { FacetOption, Facets } from '@/lib/market/search/page/search-results'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { onlyVehicle } from '@/lib/market/search/query/vehicle-choice'
import { fetchJson } from '@/lib/server/http/fetch-json'

type Props = {
  query: SearchQuery
  facets: Facets
  dense?: boolean
  /** They add a make beside what is chosen already. */
  isMore?: boolean
}

/** Make, then model. A new make fetches its models; without JavaScript they come with the next page. */
export function VehicleSelects({ query, facets, dense = true, isMore = false }: Props) {
  const { category } = listPageOf(query.list)
  const chosen = isMore ? null : onlyVehicle(query)
  const [fetched, setFetched] = useState<readonly Option[] | null>(null) // null: those of the page's own make
  const [hasMake, setHasMake] = useState(chosen !== null)

  async function showModels(make: string) {
    setHasMake(make !== '')
    if (make === chosen?.make.slug) return setFetched(null)
    setFetched([])
    if (make === '') return
    const answer = await fetchJson(api.models(make, category)).catch(() => undefined)
    setFetched(readNamed(answer).map(({ slug, name }) => ({ value: slug, label: name })))
  }

  const models =
    fetched ?? (chosen ? offeredOptions(facets['modello']).map(({ value, label }) => ({ value: value.replace(/.*:/, ''), label })) : [])
  return (
    <>
      <Select
        dense={dense}
        id={isMore ? 'altra-marca' : 'marca'}
        name="marca"
        label={isMore ? 'Altra marca' : 'Marca'}
        emptyLabel={isMore ? 'Scegli la marca' : 'Tutte'}
        defaultValue={chosen?.make.slug ?? ''}
        options={offeredOptions(facets['marca'])}
        onChange={(event) => void showModels(event.target.value)}
      />
      <Select
        key={models[0]?.value ?? ''}
        dense={dense}
        id={isMore ? 'altro-modello' : 'modello'}
        name="modello"
        label={isMore ? 'Altro modello' : 'Modello'}
        emptyLabel={hasMake ? 'Tutti' : 'Scegli prima la marca'}
        defaultValue={chosen?.model?.slug ?? ''}
        options={models}
      />
    </>
  )
}

/** The options with their numbers; none disappears while somebody chooses. */
export function offeredOptions(options: readonly FacetOption[] = []): Option[] {
  return options
    .filter((option) => option.chosen || option.isKept || option.count !== 0)
    .map(({ value, label, count }) => ({ value, label: count === null ? label : `${label} (${numberText(count)})` }))
}
