import { LinkGrid } from '@/components/ui/LinkGrid'
import { PageSection } from '@/components/ui/PageSection'
import { numberText } from '@/lib/market/catalogue/number-text'
import { relatedLists, relatedStart } from '@/lib/market/search/page/related-lists'
import { relTo } from '@/lib/market/search/page/search-indexing'
import type { Facets } from '@/lib/market/search/page/search-results'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

type Props = { query: SearchQuery; facets: Facets }

/** Plain links to narrower lists, below the results, for people and for search engines. */
export function RelatedLists({ query, facets }: Props) {
  const start = relatedStart(query)
  return (
    start && (
      <div>
        {relatedLists(start, facets).map(({ title, name, links }) => (
          <PageSection key={name} titleId={`altri-${name}`} title={title} alternate>
            <LinkGrid
              links={links.map(({ count, ...link }) => ({
                ...link,
                count: count === null ? undefined : numberText(count),
                rel: relTo(count),
              }))}
            />
          </PageSection>
        ))}
      </div>
    )
  )
}
