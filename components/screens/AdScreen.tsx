import { useContext } from 'react'
import { Columns, Gallery, Main, Price, Side } from '@/components/ads/AdColumns'
import { AdSections } from '@/components/ads/AdSections'
import { AdTitle } from '@/components/ads/AdTitle'
import { CardRow } from '@/components/ads/CardRow'
import { PurchaseCosts } from '@/components/ads/costs/PurchaseCosts'
import { SellerCard } from '@/components/ads/dealers/SellerCard'
import { AdPictures } from '@/components/ads/gallery/AdPictures'
import { KeyFacts } from '@/components/ads/KeyFacts'
import { BarPrice } from '@/components/ads/price/BarPrice'
import { PricePanel } from '@/components/ads/price/PricePanel'
import { PriceSummary } from '@/components/ads/price/PriceSummary'
import { SafetyAdvice } from '@/components/ads/SafetyAdvice'
import { UnavailableNotice } from '@/components/ads/UnavailableNotice'
import { ContactArea } from '@/components/contact/ContactArea'
import { ContactBar } from '@/components/contact/ContactBar'
import type { KnownSender } from '@/components/contact/contact-context'
import { SellerContact } from '@/components/contact/SellerContact'
import { ShareButton } from '@/components/contact/ShareButton'
import { ReportAd } from '@/components/reports/ReportAd'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { JsonLd } from '@/components/ui/JsonLd'
import { PageSection } from '@/components/ui/PageSection'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { adPricePath, routes } from '@/lib/kernel/routes/routes'
import { sharePicturePath, sharePictureSize } from '@/lib/kernel/routes/share-picture-path'
import { hasTransferCosts, takesContacts } from '@/lib/market/ads/ad'
import { adDescription, adTitle } from '@/lib/market/ads/ad-description'
import { adJsonLd } from '@/lib/market/ads/page/ad-json-ld'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { readAdPage, type SentAdPage } from '@/lib/market/ads/page/sent-ad-page'
import { comparisonHref } from '@/lib/market/comparison/comparison-query'
import { illustrationSrc } from '@/lib/market/illustrations/illustration'
import { pictureSrc } from '@/lib/market/photos/photo'
import type { BuyerProvince } from '@/lib/market/running-costs/buyer-province'
import type { PurchaseCosts as Costs } from '@/lib/market/running-costs/purchase-costs'
import { listPageOf, mainListPage } from '@/lib/market/search/page/list-pages'
import { withVehicles } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { useTrackView } from '@/lib/tracking/use-track-view'

type Props = {
  sent: SentAdPage
  /** The costs; null where nothing can be said: no price, a rental, a new vehicle, no province. */
  costs: Costs | null
  province: BuyerProvince
  /** The licences by which it may be driven, «Si guida con la patente B». */
  licences: string | null
  siteUrl: string
  /** The user who is logged in. */
  sender: KnownSender | null
}

/** One ad: what it is, what it costs and why, who sells it, and others like it. */
export function AdScreen({ sent, costs, province, licences, siteUrl, sender }: Props) {
  const page = readAdPage(sent)
  const { ad, title, rating, dealer, contact } = page
  const { csrf, isLogged } = useContext(CurrentUserContext)
  useTrackView(page.href, { name: 'adViewed', ad: ad.id, category: ad.category })
  const fullTitle = [title, ad.version].filter(Boolean).join(' ')
  const trail = trailTo(page)
  const listHref = trail.at(-1)?.href ?? routes.cars
  const description = adDescription(page)
  const images = page.photos.length > 0 ? page.photos.map(({ file }) => pictureSrc(file, 1280)) : [illustrationSrc(page.illustration, 1280)]
  return (
    <PageLayout
      title={adTitle(page)}
      description={description}
      canonicalPath={page.href}
      image={{
        path: sharePicturePath(ad.id, [ad.status, ad.priceCents ?? ad.rentalFeeCents, page.photos[0]?.file.slice(0, 8) ?? null]),
        alt: fullTitle,
        size: sharePictureSize,
      }}
      noindex={page.unavailable}
    >
      <JsonLd json={adJsonLd(page, description, images, siteUrl)} />
      <JsonLd json={breadcrumbList([...trail, { label: title, href: page.href }], siteUrl)} />
      <ContactArea
        subject={{ kind: 'ad', id: ad.id, title: fullTitle, seller: page.seller, isDelivered: contact.hasEmail }}
        sender={sender}
        csrf={csrf}
      >
        <Container>
          <Breadcrumbs trail={trail} current={page.place ?? title} />
          <AdTitle ad={ad} title={title} />
          {page.unavailable && <UnavailableNotice status={ad.status} />}
          <Columns data-slim={page.photos.length === 0 || undefined}>
            <Gallery>
              <AdPictures page={page} />
            </Gallery>
            <Price>
              <PricePanel page={page}>
                <SellerContact
                  adId={ad.id}
                  status={ad.status}
                  hasPhone={contact.hasPhone}
                  withoutScript={dealer ? 'Indirizzo e orari della concessionaria sono qui sotto.' : ''}
                >
                  <WatchlistHeart ad={{ id: ad.id, title, version: ad.version }} look="button" />
                  <ShareButton
                    title={fullTitle}
                    url={new URL(page.href, siteUrl).href}
                    onShared={(way) => trackEvent({ name: 'adShared', ad: ad.id, way })}
                  />
                  <ButtonLink href={comparisonHref({ ids: [ad.id] })} variant="quiet" rel="nofollow">
                    Confronta
                  </ButtonLink>
                </SellerContact>
              </PricePanel>
            </Price>
            <Main>
              <KeyFacts ad={ad} />
              {rating && (
                <PriceSummary
                  askedCents={ad.priceCents ?? 0}
                  rating={rating}
                  href={rating.verdict === 'unrated' ? routes.priceMethod : adPricePath(page.href)}
                />
              )}
              {hasTransferCosts(ad) && !page.unavailable && (
                <PurchaseCosts href={page.href} costs={costs} province={province} licences={licences} />
              )}
              <AdSections page={page} />
            </Main>
            <Side>
              <SellerCard page={page} />
              <SafetyAdvice />
              <ReportAd adId={ad.id} csrf={csrf} />
            </Side>
          </Columns>
        </Container>
        {page.similar.length > 0 && (
          <PageSection isScreenOnly id="simili" title="Annunci simili" more={{ label: 'Vedi tutte', href: listHref }} alternate>
            <CardRow cards={page.similar} heartOf={isLogged ? (card) => <WatchlistHeart ad={card} look="photo" /> : undefined} />
          </PageSection>
        )}
        {takesContacts(ad.status) && (
          <ContactBar price={<BarPrice priceCents={ad.priceCents} rentalFeeCents={ad.rentalFeeCents} rating={rating} />} />
        )}
      </ContactArea>
    </PageLayout>
  )
}

function trailTo({ ad, makeName, modelName }: AdPage) {
  const all = emptySearch(mainListPage(ad.category))
  const make = { slug: ad.make, name: makeName }
  const home = [
    { label: 'Home', href: routes.home },
    { label: listPageOf(all.list).label, href: searchHref(all) },
    { label: makeName, href: searchHref(withVehicles(all, [{ make, model: null }])) },
  ]
  if (ad.model === null || modelName === null) return home
  return [...home, { label: modelName, href: searchHref(withVehicles(all, [{ make, model: { slug: ad.model, name: modelName } }])) }]
}
