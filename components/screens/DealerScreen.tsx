import styled from '@emotion/styled'
import { useContext } from 'react'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { DealerHead } from '@/components/ads/DealerHead'
import { IllustrationNote } from '@/components/ads/IllustrationNote'
import { ContactArea } from '@/components/contact/ContactArea'
import type { KnownSender } from '@/components/contact/contact-context'
import { DealerContact } from '@/components/contact/DealerContact'
import { useKnownPlace } from '@/components/search/known-place'
import { useListFocus } from '@/components/search/use-list-focus'
import { CurrentUserContext } from '@/components/shell/current-user'
import { FavouriteHeart } from '@/components/shell/FavouriteHeart'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import { JsonLd } from '@/components/ui/JsonLd'
import { Link } from '@/components/ui/Link'
import { Pagination } from '@/components/ui/Pagination'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { dealerPath, routes } from '@/lib/kernel/routes/routes'
import { type DealerPage, distanceText } from '@/lib/market/ads/dealer-page'
import { stockKinds } from '@/lib/market/ads/dealer-stock'
import { numberText } from '@/lib/market/catalogue/number-text'
import { useTrackView } from '@/lib/measuring/tracking/use-track-view'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  page: DealerPage
  siteUrl: string
  /** Whoever is logged in. */
  sender: KnownSender | null
}

/** A dealer: where they are, when they are open, what they sell. */
export function DealerScreen({ page: { dealer, kinds, kind, cards, page, pages }, siteUrl, sender }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  const distance = distanceText(dealer, useKnownPlace())
  const path = dealerPath(dealer.slug)
  useTrackView(path, { name: 'dealerViewed', dealer: dealer.id })
  const stockHeading = useListFocus(`${path} ${kind} ${page}`)
  const hrefOf = (number: number) => stockHref(path, kind, number)
  const trail = [
    { label: 'Home', href: routes.home },
    { label: 'Concessionari', href: routes.dealers },
  ]
  const where = dealer.place === null ? '' : ` a ${dealer.place}`
  const vehicles = dealer.stock === 1 ? '1 veicolo' : `${numberText(dealer.stock)} veicoli`
  return (
    <PageLayout
      title={page === 1 ? dealer.name : `${dealer.name} – pagina ${page}`}
      description={`${dealer.name}, concessionario${where}: ${vehicles} in vendita su Ingrana, indirizzo e orari.`}
      canonicalPath={stockHref(path, null, kind === null ? page : 1)}
    >
      <JsonLd json={dealerJsonLd(dealer, siteUrl)} />
      <JsonLd json={breadcrumbList([...trail, { label: dealer.name, href: path }], siteUrl)} />
      <Container>
        <Breadcrumbs trail={trail} current={dealer.name} />
      </Container>
      <ContactArea subject={{ kind: 'dealer', id: dealer.id, name: dealer.name, isDelivered: dealer.hasEmail }} sender={sender} csrf={csrf}>
        <DealerHead dealer={dealer} distance={distance}>
          <DealerContact dealer={dealer} />
        </DealerHead>
      </ContactArea>
      <Container>
        <Columns>
          <Vehicles>
            <h2 ref={stockHeading} tabIndex={-1}>
              {vehicles} in vendita
            </h2>
            {kinds.length > 1 && <KindTabs path={path} total={dealer.stock} kinds={kinds} chosen={kind} />}
            <StockCards cards={cards} />
            <Pagination page={page} pageCount={pages} hrefOf={hrefOf} />
          </Vehicles>
          <AddressAndHours dealer={dealer} />
        </Columns>
      </Container>
    </PageLayout>
  )
}

function StockCards({ cards }: Pick<DealerPage, 'cards'>) {
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
            <AdCardSmall card={card} isCompact heart={<FavouriteHeart ad={card} look="photo" />} />
          </li>
        ))}
      </Stock>
      <IllustrationNote cards={cards} />
    </>
  )
}

function stockHref(path: string, kind: string | null, page: number): string {
  const asked = new URLSearchParams({ ...(kind !== null && { tipo: kind }), ...(page > 1 && { pagina: String(page) }) }).toString()
  return asked === '' ? path : `${path}?${asked}`
}

type KindTabsProps = { path: string; total: number; kinds: DealerPage['kinds']; chosen: DealerPage['kind'] }

/** The kinds of vehicle a dealer sells, each a list of its own. */
function KindTabs({ path, total, kinds, chosen }: KindTabsProps) {
  return (
    <Tabs aria-label="Tipi di veicolo">
      {[{ kind: null, count: total }, ...kinds].map(({ kind, count }) => (
        <Link key={kind} href={stockHref(path, kind, 1)} scroll={false} aria-current={kind === chosen ? 'page' : undefined}>
          {kind === null ? 'Tutti' : stockKinds[kind]} <span>{numberText(count)}</span>
        </Link>
      ))}
    </Tabs>
  )
}

function AddressAndHours({ dealer }: Pick<DealerPage, 'dealer'>) {
  const address = [dealer.street, [dealer.postcode, dealer.place].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <DealerPanel aria-label="Indirizzo e orari">
      <h2>Dove siamo</h2>
      <p>
        {address || 'Indirizzo non indicato'}
        {dealer.street !== null && (
          <>
            <br />
            <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`} target="_blank" rel="noreferrer">
              Apri la mappa
              <VisuallyHidden> (si apre in una nuova scheda)</VisuallyHidden>
            </a>
          </>
        )}
      </p>
      <h2>Orari</h2>
      {dealer.openingHours.length === 0 ? (
        <p>Orari non indicati</p>
      ) : (
        <dl>
          {dealer.openingHours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {dealer.vatNumber !== null && <p>P. IVA {dealer.vatNumber}</p>}
    </DealerPanel>
  )
}

function dealerJsonLd(dealer: DealerPage['dealer'], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: dealer.name,
    url: new URL(dealerPath(dealer.slug), siteUrl).href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street ?? undefined,
      postalCode: dealer.postcode ?? undefined,
      addressLocality: dealer.place ?? undefined,
      addressCountry: 'IT',
    },
  }
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  gap: 32px;
  padding-bottom: 56px;
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 240px; gap: 24px; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
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
const DealerPanel = styled(Panel)`
  align-self: start;
  display: grid;
  gap: 8px;
  font-size: ${fontSize.base};
  h2 { margin: 8px 0 0; font-size: ${fontSize.lg}; }
  dl > div { display: flex; justify-content: space-between; gap: 12px; padding: 3px 0; }
  dt { color: ${color.textMuted}; }
  dd { text-align: right; }
  ${maxWidth(991)} { dl > div { flex-direction: column; gap: 0; } dd { text-align: left; } }
`
