import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import type { MarketReport, NamedModel } from './market-report'

/** The ads of a model, or a part of them. */
export function listHref({ make, model }: NamedModel, { region, fuel }: MarketReport['part']): string {
  const filters = { ...(fuel === null ? {} : { carburante: [fuel] }), ...(region === null ? {} : { regione: [region] }) }
  return searchHref({ ...emptySearch('annunci'), vehicles: [{ make, model }], filters })
}
