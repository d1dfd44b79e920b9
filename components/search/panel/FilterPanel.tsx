import styled from '@emotion/styled'
import { useRef } from 'react'
import { useLiveList } from '@/components/search/use-live-list'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { useHydrated } from '@/components/ui/use-hydrated'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { PriceHistogram } from '@/lib/market/search/engine/histogram/price-histogram'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { adCountText } from '@/lib/market/search/page/search-heading'
import type { Facets, SearchExit, Suggestion } from '@/lib/market/search/page/search-results'
import { chosenText, nothingChosen } from '@/lib/market/search/query/chosen-in-group'
import { filterGroups } from '@/lib/market/search/query/filter-kinds'
import { isCounted } from '@/lib/market/search/query/filter-params'
import { filterPageHref, panelGroups } from '@/lib/market/search/query/panel-groups'
import { clearAllHref, searchChips } from '@/lib/market/search/query/search-chips'
import { wordsParam } from '@/lib/market/search/query/search-href'
import { type SearchQuery, usualSort, viewParam } from '@/lib/market/search/query/search-query'
import { suggestionText } from '@/lib/market/search/suggestions/suggestion-text'
import { lowScreen, maxWidth } from '@/styles/media'
import { bottomBarProperty, bottomInset, color, fontSize, radius, zIndex } from '@/styles/tokens'
import { FilterGroup } from './FilterGroup'
import { GroupFields } from './GroupFields'
import { CloseLink, Head, PageHead } from './SheetHead'
import { useFilterForm } from './use-filter-form'
import { pageId, useSheet } from './use-sheet'
import { VehicleFields } from './VehicleFields'

type Props = {
  query: SearchQuery
  facets: Facets
  total: number
  histogram?: PriceHistogram | null
  /** What to leave out of a list without ads. */
  suggestion?: Suggestion | undefined
  /** Every group stands unfolded. */
  hasAllFilters?: boolean
}

/** All filters as one GET form. On a phone it is a sheet behind the link «Filtri» (#filtri), so it needs no JavaScript. What stands in a folded group comes when it is opened. */
export function FilterPanel({ query, facets, total, histogram = null, suggestion, hasAllFilters = false }: Props) {
  const { path } = listPageOf(query.list)
  const form = useFilterForm(query, total, facets)
  const found = form.count === null ? 'annunci' : adCountText(form.count)
  const section = useRef<HTMLElement>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const closeLink = useRef<HTMLAnchorElement>(null)
  useCoveredEdge(foot, bottomBarProperty)
  const isSheet = () => closeLink.current !== null && getComputedStyle(closeLink.current).display !== 'none'
  const showList = useLiveList({ form: formElement, hrefOf: form.hrefOf, isLive: () => !isSheet() })
  const sheet = useSheet(section, isSheet)
  const isHydrated = useHydrated()
  const exit = form.isRecounted ? form.exit : isHydrated && suggestion ? { ...suggestion, text: suggestionText(suggestion) } : null // without JavaScript the form has to be sent
  const groups = panelGroups(query, hasAllFilters)
  const plainHref = filterPageHref(query)
  const clear = (group: string) => {
    const part = document.getElementById(pageId(group))
    if (part) emptyFields(part)
    sheet.heading.current?.focus() // the button goes
  }
  const shown = groups.find(({ name }) => name === sheet.page)
  return (
    <Sheet ref={section} id="filtri" tabIndex={-1} aria-label="Filtri" data-over-edge onKeyDown={sheet.onKeyDown}>
      <form
        ref={formElement}
        action={path}
        method="get"
        data-page={shown?.name}
        onChange={form.onChange}
        onSubmit={(event) => (isSheet() ? form.onSubmit(event) : showList(event))}
      >
        <Head>
          <CloseLink ref={closeLink} href="#risultati" onClick={sheet.close} aria-label="Chiudi i filtri">
            <Icon name="close" size={24} />
          </CloseLink>
          <h2>Filtri</h2>
          {searchChips(query).length > 0 && <Link href={clearAllHref(query)}>Azzera tutto</Link>}
        </Head>
        {shown && (
          <PageHead
            title={filterGroups[shown.name]}
            heading={sheet.heading}
            leave={sheet.leavePage}
            clear={chosenText(shown.filters, query, form.chosen) === nothingChosen ? undefined : () => clear(shown.name)}
          />
        )}
        <FilterGroup
          title="Marca e modello"
          open
          fields={() => <VehicleFields query={query} facets={form.facets} isUnfolded={hasAllFilters} />}
        />
        {groups.map(({ name, filters, isOpen, hasPage }) => (
          <FilterGroup
            key={name}
            title={filterGroups[name]}
            open={isOpen}
            plainHref={plainHref}
            isReady={filters.filter(isCounted).every(({ param }) => form.facets[param] !== undefined)}
            load={() => void form.loadOptions(formElement.current)}
            row={
              isHydrated && hasPage
                ? {
                    group: name,
                    chosen: chosenText(filters, query, form.chosen),
                    isShown: name === shown?.name,
                    open: sheet.openPage(name),
                  }
                : undefined
            }
            fields={() => (
              <GroupFields
                group={name}
                query={query}
                facets={form.facets}
                histogram={name === 'prezzo' ? histogram : null}
                isUnfolded={hasAllFilters}
              />
            )}
          />
        ))}
        {query.words !== null && <input type="hidden" name={wordsParam} value={query.words} />}
        {query.view !== undefined && <input type="hidden" name={viewParam} value={query.view} />}
        {query.sort !== usualSort && <input type="hidden" name="ordina" value={query.sort} />}
        <Foot ref={foot} data-bottom-bar>
          {exit ? <Exit exit={exit} /> : <Submit found={found} isCounting={form.isCounting} />}
          <VisuallyHidden role="status">{form.isRecounted && found}</VisuallyHidden>
        </Foot>
      </form>
    </Sheet>
  )
}

function Submit({ found, isCounting }: { found: string; isCounting: boolean }) {
  return (
    <Button type="submit" variant="cta" block aria-busy={isCounting || undefined}>
      {isCounting ? 'Conto gli annunci' : `Mostra ${found}`}
    </Button>
  )
}

/** Stands for a button that would show an empty list. Enter in a field needs one all the same: the count may be a letter old. */
function Exit({ exit: { text, href, count } }: { exit: SearchExit }) {
  return (
    <>
      <Nothing>
        <b>Nessun annuncio</b> con tutti questi filtri
      </Nothing>
      <ButtonLink href={href} variant="outline" block>
        {`${text}: ${adCountText(count)}`}
      </ButtonLink>
      <button type="submit" hidden />
    </>
  )
}

const Sheet = styled.section`
  align-self: start;
  min-width: 0;
  padding: 16px 16px 0;
  border-radius: ${radius.lg};
  background: ${color.surfaceAlt};
  ${maxWidth(800)} {
    display: none;
    position: fixed;
    inset: 0;
    align-self: auto; /* else it is as high as its content */
    z-index: ${zIndex.modal};
    padding: 0 16px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding: 72px 0 calc(96px + ${bottomInset}); /* what has the focus stays clear of head and foot */
    ${lowScreen} { scroll-padding: 0; }
    border-radius: 0;
    background: ${color.surface};
    &:target, &:has(:target) { display: block; }
    /* A page of the sheet: its head, its group, and the foot of all. */
    form[data-page] > :not([data-page-head], [data-row='shown'], [data-bottom-bar]) { display: none; }
    form[data-page] { display: flex; flex-direction: column; min-height: 100%; > [data-bottom-bar] { margin-top: auto; } }
  }
`
const Nothing = styled.p`
  margin-bottom: 8px;
  font-size: ${fontSize.base};
  text-align: center;
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

/** Empties every field of a part of a form, with the events of a user. A choice without an empty option stays. */
export function emptyFields(part: Element): void {
  for (const field of part.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name]:not([type=range], [type=hidden]), select[name]',
  )) {
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some(({ value }) => value === '')) write(field, 'change')
    } else if (field.type === 'checkbox') {
      if (field.checked) field.click()
    } else write(field, 'input')
  }
}

/** Bypasses React's value setter, which would suppress the change event. */
function write(field: HTMLInputElement | HTMLSelectElement, event: 'change' | 'input'): void {
  if (field.value === '') return
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '')
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
