import styled from '@emotion/styled'
import { useContext } from 'react'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { NearAds } from '@/components/ads/NearAds'
import { ResultCards } from '@/components/ads/ResultCards'
import { useSeenText } from '@/components/ads/seen/use-seen-ads'
import { CompareDock } from '@/components/comparison/CompareDock'
import { CompareForm } from '@/components/comparison/CompareForm'
import { CompareTick } from '@/components/comparison/CompareTick'
import { SaveBar } from '@/components/saved-searches/SaveBar'
import { SaveSearchButton } from '@/components/saved-searches/SaveSearchButton'
import { ListProgress } from '@/components/search/ListProgress'
import { ListToolbar } from '@/components/search/ListToolbar'
import { useRememberPlace } from '@/components/search/last-place'
import { feedOf, trailTo } from '@/components/search/list-trail'
import { useFormKey } from '@/components/search/local-navigation'
import { NoResults } from '@/components/search/NoResults'
import { FilterPanel } from '@/components/search/panel/FilterPanel'
import { Ranking } from '@/components/search/Ranking'
import { RelatedLists } from '@/components/search/RelatedLists'
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
import { JsonLd } from '@/components/ui/JsonLd'
import { Pagination } from '@/components/ui/Pagination'
import { addressToSave } from '@/lib/accounts/saved-searches/saved-search'
import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { readCard } from '@/lib/market/ads/page/sent-card'
import { returnText } from '@/lib/market/comparison/comparison-words'
import { adItemList } from '@/lib/market/search/page/ad-item-list'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { pageRangeText, searchDescription, searchHeading, searchTitle } from '@/lib/market/search/page/search-heading'
import { canonicalHref } from '@/lib/market/search/page/search-indexing'
import { readFacets } from '@/lib/market/search/page/sent-facets'
import { parseQuery, type SentQuery, type SentResults } from '@/lib/market/search/page/sent-list'
import { searchChips } from '@/lib/market/search/query/search-chips'
import { withPage, withSort } from '@/lib/market/search/query/search-edit'
import { nextPageHref, searchHref } from '@/lib/market/search/query/search-href'
import { usualSort } from '@/lib/market/search/query/search-query'
import { onlyVehicle } from '@/lib/market/search/query/vehicle-choice'
import type { TypedSentence } from '@/lib/market/search/sentence/typed-sentence'
import { useTrackView } from '@/lib/tracking/use-track-view'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, motion } from '@/styles/tokens'

type Props = {
  query: SentQuery
  results: SentResults
  /** Every group of filters stands unfolded. */
  hasAllFilters: boolean | undefined
  sentence: TypedSentence | null
  siteUrl: string
}

/** A list of ads: the search, the filters, and twenty results. */
export function ListScreen({ query: sent, results, hasAllFilters = false, sentence, siteUrl }: Props) {
  const { isLogged, csrf } = useContext(CurrentUserContext)
  const query = parseQuery(sent)
  const facets = readFacets(query, results.facets)
  const changes = useListChanges()
  const formKey = useFormKey(searchHref(query))
  useRememberPlace(query.place)
  const resultsHeading = useListFocus(searchHref(query))
  const seenOf = useSeenText()
  const trail = trailTo(query)
  const { make, model } = onlyVehicle(query) ?? {}
  const filterCount = searchChips(query).length
  const saveButton = (look: 'tool' | 'bar' | 'button') => (
    <SaveSearchButton key={addressToSave(query)} query={query} total={results.total} look={look} csrf={isLogged ? csrf : null} />
  )
  useTrackView(searchHref(withSort(query, usualSort)), {
    name: 'searched',
    category: listPageOf(query.list).category,
    results: results.total,
  })
  return (
    <PageLayout
      title={searchTitle(query)}
      description={searchDescription(query, results.total, results.facts)}
      canonicalPath={canonicalHref(query)}
      noindex={results.noindex ?? false}
      feedPath={feedOf(query)}
    >
      <JsonLd json={breadcrumbList([...trail, { label: searchHeading(query), href: canonicalHref(query) }], siteUrl)} />
      {!results.noindex && <JsonLd json={adItemList(results.cards, siteUrl)} />}
      <Container>
        <Search data-screen-only>
          <SearchRow query={query} sentence={sentence} facets={facets} total={results.total} />
        </Search>
        <ListToolbar
          query={query}
          total={results.total}
          isUpdating={changes.isUpdating}
          save={(results.total > 0 || filterCount === 0) && saveButton('tool')}
        />
        {query.unknownPlace && <UnknownPlaceNotice query={query} unknown={query.unknownPlace} />}
        <SentenceNotice query={query} sentence={sentence} total={results.total} withWords={results.withWords} />
        <ListProgress changes={changes} />
        <Columns>
          <FilterPanel
            key={formKey}
            query={query}
            facets={facets}
            total={results.total}
            histogram={results.prices}
            suggestion={results.suggestions?.[0]}
            hasAllFilters={hasAllFilters}
          />
          <Results id="risultati">
            <Found data-outdated={changes.isUpdating || undefined}>
              {results.total === 0 ? (
                <NoResults query={query} suggestions={results.suggestions ?? []} alert={saveButton('button')} />
              ) : (
                <>
                  <Range ref={resultsHeading} tabIndex={-1} data-first={query.page === 1 || undefined}>
                    {pageRangeText(query.page, results.total)}
                  </Range>
                  <ExperimentsProvider at="srp_layout">
                    <ResultCards
                      cards={results.cards}
                      isLoading={changes.isLoading}
                      among={query.page === 1 && <SaveBar button={saveButton('bar')} />}
                      heartOf={isLogged ? (card, look) => <WatchlistHeart ad={card} look={look} /> : undefined}
                      tickOf={(card) => <CompareTick ad={readCard(card)} />}
                      seenOf={seenOf}
                    />
                  </ExperimentsProvider>
                  <IllustrationNote cards={results.cards} />
                  <Ranking query={query} facts={results.facts} feedPath={feedOf(query)} />
                  <Pagination
                    page={query.page}
                    pageCount={results.pages}
                    hrefOf={(page) => searchHref(withPage(query, page))}
                    nextHref={results.next && nextPageHref(query, results.next)}
                  />
                </>
              )}
              <NearAds
                near={(results.near ?? []).map((one) => ({ ...one, card: readCard(one.card) }))}
                heartOf={(card) => <WatchlistHeart ad={card} look="card" />}
                tickOf={(card) => <CompareTick ad={card} />}
              />
              {(results.total > 0 || results.near !== undefined) && <CompareForm />}
            </Found>
            <Breadcrumbs trail={trail} current={query.place?.name ?? model?.name ?? make?.name ?? listPageOf(query.list).label} />
          </Results>
        </Columns>
      </Container>
      <CompareDock
        list={{ href: searchHref(query), label: returnText(listPageOf(query.list).category, results.total, vehicleName(make, model)) }}
      />
      <RelatedLists query={query} facets={facets} />
    </PageLayout>
  )
}

/** «Fiat Panda»; null where the search is for more than one vehicle. */
function vehicleName(make: Named | undefined, model: Named | null | undefined): string | null {
  return make ? [make.name, model?.name].filter(Boolean).join(' ') : null
}

type Named = { name: string }

const Search = styled.div`
  padding-top: 16px;
  ${maxWidth(800)} { padding-top: 8px; }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 256px minmax(0, 1fr);
  gap: 24px;
  padding-bottom: 56px;
  ${maxWidth(991)} { grid-template-columns: 232px minmax(0, 1fr); gap: 16px; }
  ${maxWidth(800)} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 40px;
    /* While the filters are open they are the page; the list keeps its place behind them. */
    &:has(> #filtri:target, #filtri :target) > #risultati { visibility: hidden; }
  }
`
const Results = styled.div`
  position: relative;
  min-width: 0;
`
/** What is shown while other results are on their way is of before. */
const Found = styled.div`
  transition: opacity ${motion.base} ${motion.ease};
  &[data-outdated] { opacity: .6; }
`
/** The first page says how many there are in its title. */
const Range = styled.h2`
  margin-bottom: 12px;
  color: ${color.textMuted};
  font: 400 ${fontSize.base}/1.5 ${font.body};
  letter-spacing: 0;
  &[data-first]:not(:focus-visible) { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`
