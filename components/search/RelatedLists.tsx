import { LinkGrid } from '@/components/ui/LinkGrid'
import { PageSection } from '@/components/ui/PageSection'
import { numberText } from '@/lib/market/catalogue/number-text'
import { relatedLists, relatedStart } from '@/lib/market/search/related-lists'
import { relTo } from '@/lib/market/search/search-indexing'
import type { SearchQuery } from '@/lib/market/search/search-query'
import type { Facets } from '@/lib/market/search/search-results'

type Props = { query: SearchQuery; facets: Facets }

/** Below the results: plain links to narrower lists, for people and for search engines. */
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
