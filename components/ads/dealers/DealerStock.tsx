import styled from '@emotion/styled'
import type { ReactNode, Ref } from 'react'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { StockFilterForm } from '@/components/ads/dealers/StockFilterForm'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Pagination } from '@/components/ui/Pagination'
import { dealerPath, routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { DealerPage } from '@/lib/market/ads/dealers/dealer-page'
import { allStock, type StockFilter, stockFilterHref, stockKinds } from '@/lib/market/ads/dealers/dealer-stock'
import { numberText } from '@/lib/market/catalogue/number-text'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** Below, everything is seen at a glance. */
const leastFiltered = 7

type Props = {
  page: DealerPage
  /** Gets the focus when the list changes. */
  headingRef: Ref<HTMLHeadingElement>
  heartOf(card: AdCard): ReactNode
  /** The tick that picks an ad for the comparison. */
  tickOf(card: AdCard): ReactNode
}

/** What a dealer sells: by kind, make, price, page by page. */
export function DealerStock({ page, headingRef, heartOf, tickOf }: Props) {
  const { dealer, filter, found, kinds, pages } = page
  const path = dealerPath(dealer.slug)
  const isNarrowed = filter.make !== null || filter.maxEuro !== null
  return (
    <Vehicles>
      <h2 ref={headingRef} tabIndex={-1}>
        {isNarrowed ? `${vehiclesText(found)} su ${numberText(dealer.stock)}` : `${vehiclesText(dealer.stock)} in vendita`}
      </h2>
      {kinds.length > 1 && <KindTabs path={path} page={page} />}
      {dealer.stock >= leastFiltered && <StockFilterForm key={stockFilterHref(path, filter)} path={path} page={page} />}
      <StockCards page={page} path={path} heartOf={heartOf} tickOf={tickOf} />
      <Pagination page={filter.page} pageCount={pages} hrefOf={(number) => stockFilterHref(path, { ...filter, page: number })} />
    </Vehicles>
  )
}

function vehiclesText(count: number): string {
  return count === 1 ? '1 veicolo' : `${numberText(count)} veicoli`
}

type PartProps = { path: string; page: DealerPage }

function StockCards({ path, page: { cards, dealer, filter }, heartOf, tickOf }: PartProps & Pick<Props, 'heartOf' | 'tickOf'>) {
  if (cards.length === 0 && dealer.stock > 0)
    return (
      <EmptyState
        title="Nessun veicolo con questi criteri"
        action={<ButtonLink href={stockFilterHref(path, { ...allStock, kind: filter.kind })}>Togli marca e prezzo</ButtonLink>}
      >
        Questo concessionario ne ha altri in vendita.
      </EmptyState>
    )
  if (cards.length === 0)
    return (
      <EmptyState title="Nessun veicolo in vendita ora" action={<ButtonLink href={routes.cars}>Cerca tra tutti gli annunci</ButtonLink>}>
        Questo concessionario non ha annunci pubblicati.
      </EmptyState>
    )
  return (
    <>
      <Stock>
        {cards.map((card) => (
          <li key={card.id}>
            <AdCardSmall card={card} isCompact heart={heartOf(card)} tick={tickOf(card)} />
          </li>
        ))}
      </Stock>
      <IllustrationNote cards={cards} />
    </>
  )
}

/** The kinds of vehicle a dealer sells, each a list of its own. */
function KindTabs({ path, page: { dealer, kinds, filter } }: PartProps) {
  const hrefOf = (kind: StockFilter['kind']) => stockFilterHref(path, { ...allStock, kind, order: filter.order })
  return (
    <Tabs aria-label="Tipi di veicolo">
      {[{ kind: null, count: dealer.stock }, ...kinds].map(({ kind, count }) => (
        <Link key={kind} href={hrefOf(kind)} scroll={false} aria-current={kind === filter.kind ? 'page' : undefined}>
          {kind === null ? 'Tutti' : stockKinds[kind]} <span>{numberText(count)}</span>
        </Link>
      ))}
    </Tabs>
  )
}

const Vehicles = styled.section`
  h2 { margin-bottom: 12px; }
`
const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    padding: 0 14px;
    border: 1.5px solid ${color.borderStrong};
    border-radius: ${radius.pill};
    color: ${color.text};
    font-size: ${fontSize.base};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover { border-color: ${color.accent}; }
  a:focus-visible { border-radius: ${radius.pill}; }
  span { color: ${color.textMuted}; }
  [aria-current], [aria-current] span { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  ${forcedColors} { [aria-current], [aria-current] span { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
  ${maxWidth(800)} { flex-wrap: nowrap; margin: 0 -16px 16px; padding: 4px 16px; overflow-x: auto; scrollbar-width: none; a { min-height: 44px; } }
  @media print { display: none; }
`
const Stock = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  > li { display: grid; min-width: 0; }
  ${maxWidth(991)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
