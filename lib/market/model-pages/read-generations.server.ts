import type { Db } from '@/lib/kernel/db/db.server'
import { changeOverYears, yearsAlone } from '@/lib/market/catalogue/generations'
import { generationsTable, type ModelGenerations } from '@/lib/market/catalogue/generations.server'
import type { NamedModel } from '@/lib/market/observatory/market-report'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { least, most, wholeEuro } from './known-values'
import type { GenerationOffers, OfferedGeneration } from './model-page'

type YearRow = { year: number | null; ads: number; lowestCents: number | null; highestCents: number | null }

/** What is on offer of each generation of a model, the youngest first; null for a model whose generations the catalogue does not know. */
export async function readGenerations(db: Db, named: NamedModel): Promise<GenerationOffers | null> {
  const known = generationsTable.get(`${named.make.slug}/${named.model.slug}`)
  return known === undefined ? null : shareOut(named, known, await readYears(db, named))
}

function readYears(db: Db, { make, model }: NamedModel): Promise<YearRow[]> {
  return db<YearRow[]>`
    select extract(year from first_registration)::int as year, count(*)::int as ads,
      min(price_cents) filter (where offer_type <> 'noleggio') as lowest_cents,
      max(price_cents) filter (where offer_type <> 'noleggio') as highest_cents
    from ad where status = 'published' and category = 'auto' and make = ${make.slug} and model = ${model.slug} group by year`
}

function shareOut(named: NamedModel, { generations, sources }: ModelGenerations, rows: readonly YearRow[]): GenerationOffers {
  const within = (years: readonly number[]) => rows.filter(({ year }) => year !== null && years.includes(year))
  const offered = generations.map((generation): OfferedGeneration => {
    const years = yearsAlone(generations, generation)
    const own = within(years)
    return {
      ...generation,
      ads: sumOf(own),
      lowestEuro: wholeEuro(least(own.map(({ lowestCents }) => lowestCents))),
      highestEuro: wholeEuro(most(own.map(({ highestCents }) => highestCents))),
      href: listHref(named, years),
    }
  })
  const changeOver = changeOverYears(generations)
  const between = sumOf(within(changeOver))
  const unknown = sumOf(rows) - between - sumOf(offered)
  return { offered: offered.reverse(), changeOver: { years: changeOver, ads: between }, unknownAds: unknown, sources: [...sources] }
}

function sumOf(counted: readonly { ads: number }[]): number {
  return counted.reduce((sum, { ads }) => sum + ads, 0)
}

/** The ads of these years; null where there is no such year. */
function listHref({ make, model }: NamedModel, years: readonly number[]): string | null {
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined) return null
  const filters = { anno_da: [String(first)], anno_a: [String(last)] }
  return searchHref({ ...emptySearch('annunci'), vehicles: [{ make, model }], filters })
}
