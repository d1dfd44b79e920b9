import styled from '@emotion/styled'
import { useContext } from 'react'
import { DealerHead } from '@/components/ads/dealers/DealerHead'
import { DealerPlace } from '@/components/ads/dealers/DealerPlace'
import { DealerStock } from '@/components/ads/dealers/DealerStock'
import { CompareDock } from '@/components/comparison/CompareDock'
import { CompareForm } from '@/components/comparison/CompareForm'
import { CompareTick } from '@/components/comparison/CompareTick'
import { CallLinks } from '@/components/contact/CallLinks'
import { ContactArea } from '@/components/contact/ContactArea'
import type { KnownSender } from '@/components/contact/contact-context'
import { DealerContact } from '@/components/contact/DealerContact'
import { DealerReviewList } from '@/components/reviews/DealerReviewList'
import { RatingLink } from '@/components/reviews/RatingLink'
import { useLastPlace } from '@/components/search/last-place'
import { useListFocus } from '@/components/search/use-list-focus'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { JsonLd } from '@/components/ui/JsonLd'
import type { DealerReviews } from '@/lib/accounts/reviews/review'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { logoPath } from '@/lib/kernel/routes/dealer-area'
import { dealerPath, routes } from '@/lib/kernel/routes/routes'
import { type DealerPage, distanceText } from '@/lib/market/ads/dealers/dealer-page'
import { allStock, type StockFilter, stockFilterHref } from '@/lib/market/ads/dealers/dealer-stock'
import { numberText } from '@/lib/market/catalogue/number-text'
import { openingHoursSpecification } from '@/lib/market/dealers/open-now'
import { useTrackView } from '@/lib/tracking/use-track-view'
import { maxWidth } from '@/styles/media'

type Props = {
  page: DealerPage
  reviews: DealerReviews
  siteUrl: string
  /** The user who is logged in. */
  sender: KnownSender | null
}

/** A dealer: where they are, when they are open, what they sell. */
export function DealerScreen({ page: shown, reviews, siteUrl, sender }: Props) {
  const { dealer, filter } = shown
  const { page } = filter
  const { csrf } = useContext(CurrentUserContext)
  const distance = distanceText(dealer, useLastPlace())
  const path = dealerPath(dealer.slug)
  const stockHeading = useListFocus(stockFilterHref(path, filter))
  useTrackView(path, { name: 'dealerViewed', dealer: dealer.id })
  const trail = [
    { label: 'Home', href: routes.home },
    { label: 'Concessionari', href: routes.dealers },
  ]
  const where = dealer.place === null ? '' : ` a ${dealer.place}`
  const vehicles = dealer.stock === 1 ? '1 veicolo' : `${numberText(dealer.stock)} veicoli`
  return (
    <PageLayout
      title={page === 1 ? nameAndPlace(dealer) : `${nameAndPlace(dealer)} – pagina ${page}`}
      description={`${dealer.name}, concessionario${where}: ${vehicles} in vendita su Ingrana, indirizzo e orari.`}
      canonicalPath={stockFilterHref(path, isWhole(filter) ? { ...allStock, page } : allStock)}
      noindex={page > 1}
    >
      <JsonLd json={dealerJsonLd(dealer, reviews, siteUrl)} />
      <JsonLd json={breadcrumbList([...trail, { label: dealer.name, href: path }], siteUrl)} />
      <Container>
        <Breadcrumbs trail={trail} current={dealer.name} />
      </Container>
      <ContactArea subject={{ kind: 'dealer', id: dealer.id, name: dealer.name, isDelivered: dealer.hasEmail }} sender={sender} csrf={csrf}>
        <DealerHead dealer={dealer} distance={distance} rating={<RatingLink found={reviews} />}>
          <DealerContact dealer={dealer}>
            <CallLinks
              about={{ dealer: dealer.id }}
              name={dealer.name}
              hasHours={dealer.openingHours.length > 0}
              whatsapp={dealer.whatsapp}
            />
          </DealerContact>
        </DealerHead>
      </ContactArea>
      <Container>
        <Columns>
          <div>
            <DealerStock
              page={shown}
              headingRef={stockHeading}
              heartOf={(card) => <WatchlistHeart ad={card} look="photo" />}
              tickOf={(card) => <CompareTick ad={card} />}
            />
            {shown.cards.length > 0 && <CompareForm />}
            <DealerReviewList dealer={dealer} found={reviews} />
          </div>
          <DealerPlace dealer={dealer} map={shown.map} />
        </Columns>
      </Container>
      <CompareDock list={{ href: stockFilterHref(path, filter), label: `Torna a ${dealer.name}` }} />
    </PageLayout>
  )
}

/** The place distinguishes dealers of one name. */
function nameAndPlace({ name, place }: DealerPage['dealer']): string {
  return place === null ? name : `${name}, ${place}`
}

/** The whole stock in its usual order: what search engines are to know. */
function isWhole(filter: StockFilter): boolean {
  return stockFilterHref('', { ...filter, page: 1 }) === ''
}

function dealerJsonLd(dealer: DealerPage['dealer'], { count, mean, reviews }: DealerReviews, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: dealer.name,
    ...(mean !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count, bestRating: 5 } }),
    ...(mean !== null && {
      review: reviews.map(({ signature, stars, words, writtenAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: signature },
        datePublished: writtenAt.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
        reviewBody: words,
      })),
    }),
    url: new URL(dealerPath(dealer.slug), siteUrl).href,
    ...(dealer.logoId !== null && {
      logo: new URL(logoPath(dealer.logoId), siteUrl).href,
      image: [new URL(logoPath(dealer.logoId), siteUrl).href],
    }),
    description: dealer.description === '' ? undefined : dealer.description,
    vatID: dealer.vatNumber === null ? undefined : `IT${dealer.vatNumber}`,
    foundingDate: dealer.foundedYear === null ? undefined : String(dealer.foundedYear),
    ...(dealer.openingHours.length > 0 && { openingHoursSpecification: openingHoursSpecification(dealer.openingHours) }),
    ...(dealer.latitude !== null &&
      dealer.longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude } }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street ?? undefined,
      postalCode: dealer.postcode ?? undefined,
      addressLocality: dealer.place ?? undefined,
      addressRegion: dealer.provinceCode ?? undefined,
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
