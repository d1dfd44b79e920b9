import type { Region } from '@/lib/market/places/place'
import { searchHref } from '@/lib/market/search/search-href'
import { emptySearch } from '@/lib/market/search/search-query'
import type { NamedModel } from './market-report'

/** The ads of a model, in a region or in all Italy. */
export function listHref({ make, model }: NamedModel, region: Region | null): string {
  return searchHref({ ...emptySearch('annunci'), vehicles: [{ make, model }], filters: region === null ? {} : { regione: [region] } })
}
