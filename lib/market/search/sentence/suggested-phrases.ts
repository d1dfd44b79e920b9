import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import type { FilterDefinition } from '@/lib/market/search/query/filter-kinds'
import { filtersOf } from '@/lib/market/search/query/filter-params'

/** The choices whose labels people write as they stand. */
const params: ReadonlySet<string> = new Set(['carburante', 'cambio', 'trazione', 'carrozzeria', 'tipo', 'colore', 'dotazioni'])
/** Labels that say something else, or nothing, in a sentence. */
const unsaid: ReadonlySet<string> = new Set(['altro'])
/** What has no label that anybody would type. */
const spoken = [
  'neopatentati',
  'unico proprietario',
  'mai incidentata',
  'con garanzia',
  'tagliandi certificati',
  'da privato',
  'da concessionario',
  'km 0',
  'usata',
  'noleggio lungo termine',
  'ribassata',
  'iva deducibile',
] as const

/** What the parser of sentences reads as a filter, for suggestions while somebody types. */
export function suggestedPhrases(): readonly string[] {
  const labels = listPageSlugs.flatMap((list) =>
    filtersOf(list).flatMap((filter: FilterDefinition) =>
      params.has(filter.param) && (filter.kind === 'choice' || filter.kind === 'allOf') ? Object.values(filter.options(list)) : [],
    ),
  )
  const phrases = labels.filter((label) => !/[/(]/.test(label)).map((label) => label.toLowerCase())
  return [...new Set([...spoken, ...phrases])].filter((phrase) => !unsaid.has(phrase))
}
