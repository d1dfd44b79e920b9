import styled from '@emotion/styled'
import { type ComponentProps, useContext, useRef, useState } from 'react'
import { AdCard } from '@/components/ads/AdCard'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { useSeenText } from '@/components/ads/seen/use-seen-ads'
import { CompareDock } from '@/components/comparison/CompareDock'
import { CompareForm } from '@/components/comparison/CompareForm'
import { CompareTick } from '@/components/comparison/CompareTick'
import { SaveSearchButton } from '@/components/saved-searches/SaveSearchButton'
import { ListProgress } from '@/components/search/ListProgress'
import { ListToolbar } from '@/components/search/ListToolbar'
import { feedOf, trailTo } from '@/components/search/list-trail'
import { MapCards } from '@/components/search/map/MapCards'
import { MapParts } from '@/components/search/map/MapParts'
import { ResultMapView } from '@/components/search/map/ResultMapView'
import { NoResults } from '@/components/search/NoResults'
import { SearchRow } from '@/components/search/sentence/SearchRow'
import { SentenceNotice } from '@/components/search/sentence/SentenceNotice'
import { UnknownPlaceNotice } from '@/components/search/UnknownPlaceNotice'
import { useListChanges } from '@/components/search/use-list-changes'
import { useListFocus } from '@/components/search/use-list-focus'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Pagination } from '@/components/ui/Pagination'
import { addressToSave } from '@/lib/accounts/saved-searches/saved-search'
import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { readCard } from '@/lib/market/ads/page/sent-card'
import { returnText } from '@/lib/market/comparison/comparison-words'
import type { ResultMap } from '@/lib/market/search/map/result-map'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { adCountText, pageRangeText, searchDescription, searchHeading } from '@/lib/market/search/page/search-heading'
import { canonicalHref } from '@/lib/market/search/page/search-indexing'
import { readFacets } from '@/lib/market/search/page/sent-facets'
import { parseQuery } from '@/lib/market/search/page/sent-list'
import { filterPageHref } from '@/lib/market/search/query/panel-groups'
import { withPage } from '@/lib/market/search/query/search-edit'
import { nextPageHref, searchHref } from '@/lib/market/search/query/search-href'
import { aboveMobile, maxWidth } from '@/styles/media'
import type { ListScreen } from './ListScreen'

type Props = Omit<ComponentProps<typeof ListScreen>, 'hasAllFilters' | 'siteUrl'> & { map: ResultMap }

/** A list beside the map of its results. */
export function MapScreen({ query: sent, results, sentence, map }: Props) {
  const { isLogged, csrf } = useContext(CurrentUserContext)
  const query = parseQuery(sent)
  const facets = readFacets(query, results.facets)
  const changes = useListChanges()
  const heading = useListFocus(searchHref(query))
  const seenOf = useSeenText()
  const list = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState<number | null>(null)
  const { category } = listPageOf(query.list)
  const cardOf = (id: number) => list.current?.querySelector<HTMLElement>(`[data-card='${id}']`)
  const markFromMap = (id: number) => {
    setMarked(id)
    cardOf(id)?.scrollIntoView({ block: 'nearest' })
  }
  // A phone shows the card of a sign before its ad.
  const press = (id: number) => {
    setMarked(id)
    const card = cardOf(id)
    return card !== undefined && card !== null && !card.checkVisibility()
  }
  const save = (look: 'tool' | 'button') => (
    <SaveSearchButton key={addressToSave(query)} query={query} total={results.total} look={look} csrf={isLogged ? csrf : null} />
  )
  return (
    <PageLayout
      title={`${searchHeading(query)} sulla mappa | Ingrana`}
      description={searchDescription(query, results.total)}
      canonicalPath={canonicalHref(query)}
      noindex
      feedPath={feedOf(query)}
    >
      <Container>
        <Search data-screen-only>
          <SearchRow query={query} sentence={sentence} facets={facets} total={results.total} filtersHref={filterPageHref(query)} />
        </Search>
        <ListToolbar query={query} total={results.total} isUpdating={changes.isUpdating} save={results.total > 0 && save('tool')} />
        {query.unknownPlace && <UnknownPlaceNotice query={query} unknown={query.unknownPlace} />}
        <SentenceNotice query={query} sentence={sentence} total={results.total} withWords={results.withWords} />
        <ListProgress changes={changes} />
        <Columns>
          <MapColumn>
            <ResultMapView
              map={map}
              marked={marked}
              onMark={markFromMap}
              onPress={press}
              isSeen={(id) => seenOf({ id, category }) !== undefined}
            />
          </MapColumn>
          <MapCards
            title={titleOf(query.page, results.total, map)}
            heading={heading}
            marked={marked}
            onMark={setMarked}
            list={list}
            parts={<MapParts map={map} />}
            cards={results.cards.map((sentCard, place) => {
              const card = readCard(sentCard)
              return {
                id: card.id,
                card: (
                  <AdCard
                    card={card}
                    eager={place === 0}
                    heart={<WatchlistHeart ad={card} look="card" />}
                    tick={<CompareTick ad={card} />}
                    seen={seenOf(card)}
                  />
                ),
              }
            })}
          >
            {results.total === 0 ? (
              <NoResults query={query} suggestions={results.suggestions ?? []} alert={save('button')} />
            ) : (
              <>
                <ExperimentsProvider>
                  <CompareForm />
                </ExperimentsProvider>
                <IllustrationNote cards={results.cards} />
                <Pagination
                  page={query.page}
                  pageCount={results.pages}
                  hrefOf={(page) => searchHref(withPage(query, page))}
                  nextHref={results.next && nextPageHref(query, results.next)}
                />
              </>
            )}
          </MapCards>
        </Columns>
        <Breadcrumbs trail={[...trailTo(query), { label: searchHeading(query), href: canonicalHref(query) }]} current="Mappa" />
      </Container>
      <CompareDock list={{ href: searchHref(query), label: returnText(category, results.total, null) }} />
    </PageLayout>
  )
}

function titleOf(page: number, total: number, { name }: ResultMap): string {
  if (total === 0) return 'Nessun annuncio qui'
  return page === 1 ? `${adCountText(total)}: ${name}` : pageRangeText(page, total)
}

const Search = styled.div`
  padding-top: 16px;
  ${maxWidth(800)} { padding-top: 8px; }
`
/** The map comes first, as on a phone; beside the list it stands on the right. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 384fr) minmax(0, 592fr);
  gap: 16px;
  align-items: start;
  padding-bottom: 32px;
  > div:first-of-type { order: 2; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 0; > div:first-of-type { order: 0; } }
`
const MapColumn = styled.div`
  min-width: 0;
  ${aboveMobile} { @media (min-height: 704px) { position: sticky; top: 12px; } }
  ${maxWidth(800)} { width: calc(100% + 32px); max-width: 592px; justify-self: center; margin: 0 -16px; > div { border-width: 1px 0; border-radius: 0; } }
`
