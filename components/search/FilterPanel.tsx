import styled from '@emotion/styled'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { iconButtonStyle } from '@/components/ui/IconButton'
import { Link } from '@/components/ui/Link'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { filterGroups } from '@/lib/market/search/filter-kinds'
import { isCounted } from '@/lib/market/search/filter-params'
import { listPageOf } from '@/lib/market/search/list-pages'
import { filterPageHref, panelGroups } from '@/lib/market/search/panel-groups'
import type { PriceHistogram } from '@/lib/market/search/price-histogram'
import { clearAllHref, searchChips } from '@/lib/market/search/search-chips'
import { adCountText } from '@/lib/market/search/search-heading'
import type { SearchQuery } from '@/lib/market/search/search-query'
import type { Facets } from '@/lib/market/search/search-results'
import { lowScreen, maxWidth } from '@/styles/media'
import { bottomBarProperty, bottomInset, color, fontSize, radius, zIndex } from '@/styles/tokens'
import { FilterField } from './FilterField'
import { FilterGroup } from './FilterGroup'
import { useFilterForm } from './use-filter-form'
import { VehicleFields } from './VehicleFields'

type Props = {
  query: SearchQuery
  facets: Facets
  total: number
  histogram?: PriceHistogram | null
  /** Every group stands unfolded. */
  hasAllFilters?: boolean
}

/** All filters as one GET form. On a phone it is a sheet behind the link «Filtri» (#filtri), so it needs no JavaScript. What stands in a folded group comes when it is opened. */
export function FilterPanel({ query, facets, total, histogram = null, hasAllFilters = false }: Props) {
  const { path } = listPageOf(query.list)
  const form = useFilterForm(query, total, facets)
  const found = form.count === null ? 'annunci' : adCountText(form.count)
  const formElement = useRef<HTMLFormElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const closeLink = useRef<HTMLAnchorElement>(null)
  useCoveredEdge(foot, bottomBarProperty)
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && closeLink.current?.checkVisibility()) closeLink.current.click()
  }
  return (
    <Sheet id="filtri" tabIndex={-1} aria-label="Filtri" onKeyDown={closeOnEscape}>
      <form ref={formElement} action={path} method="get" onChange={form.onChange} onSubmit={form.onSubmit}>
        <CloseLink ref={closeLink} href="#risultati" onClick={focusOpener} aria-label="Chiudi i filtri">
          <Icon name="close" size={24} />
        </CloseLink>
        <Head>
          <h2>Filtri</h2>
          {searchChips(query).length > 0 && <Link href={clearAllHref(query)}>Azzera tutto</Link>}
        </Head>
        <FilterGroup title="Marca e modello" open>
          <VehicleFields query={query} facets={form.facets} isUnfolded={hasAllFilters} plainHref={filterPageHref(query)} />
        </FilterGroup>
        {panelGroups(query, hasAllFilters).map(({ name, filters, isOpen }) => (
          <FilterGroup
            key={name}
            title={filterGroups[name]}
            open={isOpen}
            plainHref={filterPageHref(query)}
            isReady={filters.filter(isCounted).every(({ param }) => form.facets[param] !== undefined)}
            load={() => void form.loadOptions(formElement.current)}
          >
            {filters.map((filter) => (
              <FilterField
                key={filter.param}
                filter={filter}
                query={query}
                facets={form.facets}
                histogram={histogram}
                isUnfolded={hasAllFilters}
              />
            ))}
          </FilterGroup>
        ))}
        {query.sort !== 'recenti' && <input type="hidden" name="ordina" value={query.sort} />}
        <Foot ref={foot} data-bottom-bar>
          <Button type="submit" variant="cta" block>
            {`Mostra ${found}`}
          </Button>
          <VisuallyHidden role="status">{form.isRecounted && found}</VisuallyHidden>
        </Foot>
      </form>
    </Sheet>
  )
}

/** The link that opened the filters; it is drawn again once the address has changed. */
function focusOpener(): void {
  window.addEventListener('hashchange', () => document.querySelector<HTMLElement>('a[href="#filtri"]')?.focus(), { once: true })
}

const Sheet = styled.section`
  align-self: start;
  min-width: 0;
  padding: 16px 16px 0;
  border-radius: ${radius.lg};
  background: ${color.surfaceAlt};
  ${maxWidth(800)} {
    display: none;
    padding: 0 16px;
    background: ${color.surface};
    &:target { display: block; }
  }
`
const CloseLink = styled.a`
  display: none;
  ${maxWidth(800)} {
    ${iconButtonStyle}
    margin: 0 -8px 0 auto;
    color: ${color.text};
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 8px;
  h2 { font-size: ${fontSize.xl}; }
  a { display: inline-flex; align-items: center; min-height: 24px; font-size: ${fontSize.base}; font-weight: 600; }
`
const Foot = styled.div`
  position: sticky;
  bottom: ${bottomInset};
  z-index: ${zIndex.strip};
  margin: 0 -16px;
  padding: 12px 16px;
  border-top: 1px solid ${color.border};
  border-radius: 0 0 ${radius.lg} ${radius.lg};
  background: ${color.surfaceAlt};
  ${maxWidth(800)} { background: ${color.surface}; border-radius: 0; }
  ${lowScreen} { position: static; }
`
