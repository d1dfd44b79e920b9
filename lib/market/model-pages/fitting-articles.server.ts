import { fuels, labelOf } from '@/lib/market/catalogue/vocabulary'
import { type ArticleHead, articleKinds } from '@/lib/market/magazine/article'
import { allArticles } from '@/lib/market/magazine/articles.server'
import type { NamedModel } from '@/lib/market/observatory/market-report'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

const articlesShown = 4

/** A model with the lists it stands on, and what its cars burn, as labels. */
type Offered = NamedModel & { lists: readonly ListPageSlug[]; fuels: readonly string[] }

/** The articles whose lists show this model, its make, or cars of its kind; then what every buyer may read. */
export function fittingArticles(offered: Offered): Pick<ArticleHead, 'slug' | 'title'>[] {
  const forBuyers = (topic: ArticleHead['topic']) => (topic === 'comprare' ? 0.5 : 0)
  return allArticles()
    .map(({ head: { slug, title, topic }, kind, related }) => ({
      article: { slug, title },
      kind,
      score: Math.max(...related.map((address) => scoreOf(findSearch(address), offered)), forBuyers(topic)),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || articleKinds.indexOf(a.kind) - articleKinds.indexOf(b.kind)) // guides before notes
    .slice(0, articlesShown)
    .map(({ article }) => article)
}

/** How near a list of an article is to a model. */
function scoreOf(query: SearchQuery | undefined, { make, model, lists, fuels: burnt }: Offered): number {
  if (!query || !lists.includes(query.list)) return 0
  const [vehicle] = query.vehicles
  if (vehicle) return vehicle.make.slug !== make.slug ? 0 : vehicle.model === null ? 3 : vehicle.model.slug === model.slug ? 4 : 0
  const filters = Object.entries(query.filters)
  if (filters.length === 0) return query.list === 'usate' || query.list === 'annunci' ? 1 : 2
  return filters.every(([param, values]) => param === 'carburante' && values.some((value) => burnt.includes(labelOf(fuels, value)))) ? 2 : 0
}
