import { useContext } from 'react'
import { Columns, Gallery, Main, PhotoHeart, Price, WideOnly } from '@/components/ads/AdColumns'
import { AdFolds, AdSections } from '@/components/ads/AdSections'
import { AdTitle } from '@/components/ads/AdTitle'
import { CardRow } from '@/components/ads/CardRow'
import { PurchaseCosts } from '@/components/ads/costs/PurchaseCosts'
import { SellerCard } from '@/components/ads/dealers/SellerCard'
import { SellerRow, sellerId } from '@/components/ads/dealers/SellerRow'
import { DossierBlock } from '@/components/ads/dossier/DossierBlock'
import { EndedLinks } from '@/components/ads/EndedLinks'
import { AdPictures } from '@/components/ads/gallery/AdPictures'
import { KeyFacts } from '@/components/ads/KeyFacts'
import { BarPrice } from '@/components/ads/price/BarPrice'
import { PricePanel } from '@/components/ads/price/PricePanel'
import { PriceSummary } from '@/components/ads/price/PriceSummary'
import { releaseLink } from '@/components/ads/release-link'
import { SafetyAdvice } from '@/components/ads/SafetyAdvice'
import { StateBadge } from '@/components/ads/StateBadge'
import { useRememberSeen } from '@/components/ads/seen/use-seen-ads'
import { UnavailableNotice } from '@/components/ads/UnavailableNotice'
import { UnsaidLine } from '@/components/ads/UnsaidLine'
import { CompareDock } from '@/components/comparison/CompareDock'
import { CompareForm } from '@/components/comparison/CompareForm'
import { CompareTick } from '@/components/comparison/CompareTick'
import { AskButton } from '@/components/contact/AskButton'
import { CallLinks } from '@/components/contact/CallLinks'
import { ContactArea } from '@/components/contact/ContactArea'
import { ContactBar } from '@/components/contact/ContactBar'
import type { KnownSender } from '@/components/contact/contact-context'
import { SellerContact } from '@/components/contact/SellerContact'
import { ShareButton } from '@/components/contact/ShareButton'
import { ReportAd } from '@/components/reports/ReportAd'
import { useLastPlace } from '@/components/search/last-place'
import { EditAdForm } from '@/components/selling/EditAdForm'
import { OwnerBar } from '@/components/selling/OwnerBar'
import { AdHead } from '@/components/shell/AdHead'
import { CurrentUserContext } from '@/components/shell/current-user'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { PageSection } from '@/components/ui/PageSection'
import type { AdInHand } from '@/lib/accounts/selling/ad-in-hand'
import { offerPath } from '@/lib/kernel/routes/deals'
import { adPricePath, routes } from '@/lib/kernel/routes/routes'
import { hasEnded, hasTransferCosts, takesContacts } from '@/lib/market/ads/ad'
import { fullTitleOf } from '@/lib/market/ads/ad-description'
import { distanceText } from '@/lib/market/ads/dealers/dealer-page'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { rememberedAd } from '@/lib/market/ads/page/remembered-ad'
import { readAdPage, type SentAdPage } from '@/lib/market/ads/page/sent-ad-page'
import { photoQuestion, tryQuestion, unsaidFacts } from '@/lib/market/ads/page/unsaid-facts'
import { comparisonHref } from '@/lib/market/comparison/comparison-query'
import type { DossierSummary } from '@/lib/market/dossier/dossier'
import type { BuyerProvince } from '@/lib/market/running-costs/buyer-province'
import type { PurchaseCosts as Costs } from '@/lib/market/running-costs/purchase-costs'
import { adTrail } from '@/lib/market/search/page/ad-trail'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { useTrackView } from '@/lib/tracking/use-track-view'

type Props = {
  sent: SentAdPage
  /** The costs; null where nothing can be said: no price, a rental, a new vehicle, no province. */
  costs: Costs | null
  province: BuyerProvince
  /** Who may drive it, «Si guida con la patente B». */
  licences: string | null
  /** What is known of its past, and from whom; null of what has none. */
  dossier: DossierSummary | null
  siteUrl: string
  /** The user who is logged in. */
  sender: KnownSender | null
  /** The same ad for those who may change it; null for everybody else. */
  own: AdInHand | null
}

/** One ad: what it is, what it costs and why, who sells it, and others like it. */
export function AdScreen(props: Props) {
  const page = readAdPage(props.sent)
  const { ad, title, contact } = page
  const { csrf, isLogged } = useContext(CurrentUserContext)
  useTrackView(page.href, { name: 'adViewed', ad: ad.id, category: ad.category })
  useRememberSeen(props.own ? null : rememberedAd({ ...ad, title, illustration: page.illustration, photo: page.photos[0]?.file ?? null }))
  const { trail, listHref } = adTrail(page)
  return (
    <AdHead page={page} trail={trail} siteUrl={props.siteUrl}>
      <ContactArea subject={subjectOf(page)} sender={props.sender} csrf={csrf}>
        {props.own && <OwnerBar ad={props.own} csrf={csrf} />}
        <Container>
          <WideOnly>
            <Breadcrumbs trail={trail} current={page.place ?? title} />
          </WideOnly>
          <AdColumns {...props} page={page} listHref={listHref} />
        </Container>
        {page.similar.length > 0 && (
          <PageSection
            isScreenOnly
            id="simili"
            title={page.unavailable ? 'Simili, ancora in vendita' : 'Annunci simili'}
            more={{ label: 'Vedi tutte', href: listHref }}
            alternate
          >
            <CardRow
              cards={page.similar}
              heartOf={isLogged ? (card) => <WatchlistHeart ad={card} look="photo" /> : undefined}
              tickOf={(card) => <CompareTick ad={card} />}
            />
            <CompareForm />
          </PageSection>
        )}
        {takesContacts(ad.status) && props.own === null && (
          <ContactBar
            adId={ad.id}
            hasPhone={contact.hasPhone}
            first={releaseLink(page)}
            price={<BarPrice priceCents={ad.priceCents} rentalFeeCents={ad.rentalFeeCents} rating={page.rating} />}
          />
        )}
      </ContactArea>
      <CompareDock />
    </AdHead>
  )
}

function subjectOf(page: AdPage) {
  const { ad, seller, contact, photos } = page
  const asked = unsaidFacts(ad).map(({ question }) => question)
  const questions = [...asked, ...(photos.length === 0 ? [photoQuestion] : []), tryQuestion]
  return { kind: 'ad', id: ad.id, title: fullTitleOf(page), seller, isDelivered: contact.hasEmail, questions } as const
}

type Parts = Omit<Props, 'sent' | 'sender'> & { page: AdPage; listHref: string }

function AdColumns(parts: Parts) {
  const { page, own } = parts
  const { ad, title } = page
  const { csrf } = useContext(CurrentUserContext)
  return (
    <Columns>
      <Gallery data-over={hasEnded(ad.status) || undefined}>
        <AdPictures page={page}>
          {own?.isOpen && (
            <EditAdForm ad={own} csrf={csrf}>
              Aggiungi le foto
            </EditAdForm>
          )}
          {own === null && takesContacts(ad.status) && <AskButton questions={[photoQuestion]}>Chiedile al venditore</AskButton>}
        </AdPictures>
        <StateBadge ad={ad} />
        {page.photos.length > 0 && own === null && (
          <PhotoHeart>
            <WatchlistHeart ad={{ id: ad.id, title, version: ad.version }} look="photo" />
          </PhotoHeart>
        )}
      </Gallery>
      <AdTitle ad={ad} title={title} />
      <Price>
        <PriceSide {...parts} />
      </Price>
      <Main>
        <MainParts {...parts} />
      </Main>
    </Columns>
  )
}

/** Price, seller, and what one can do: all of it stands in the first screen of a phone. */
function PriceSide({ page, own, listHref, siteUrl }: Parts) {
  const { ad, title, contact, dealer } = page
  const distance = distanceText(ad, useLastPlace())
  return (
    <div>
      <PricePanel page={page} isOver={hasEnded(ad.status)} notice={page.unavailable && <UnavailableNotice ad={ad} />}>
        <SellerContact
          adId={ad.id}
          status={ad.status}
          hasPhone={contact.hasPhone}
          isOwn={own !== null}
          isPictured={page.photos.length > 0 && own === null}
          first={releaseLink(page)}
          ended={<EndedLinks page={page} listHref={listHref} />}
          seller={<SellerRow page={page} isOwn={own !== null} distance={distance} />}
          withoutScript={dealer ? 'Indirizzo e orari della concessionaria sono qui sotto.' : ''}
        >
          {own === null && <WatchlistHeart ad={{ id: ad.id, title, version: ad.version }} look="button" />}
          <ShareButton
            title={fullTitleOf(page)}
            url={new URL(page.href, siteUrl).href}
            onShared={(way) => trackEvent({ name: 'adShared', ad: ad.id, way })}
          />
          {own === null && takesContacts(ad.status) && ad.priceCents !== null && ad.offerType !== 'noleggio' && (
            <ButtonLink href={offerPath(ad.id)} variant="quiet" rel="nofollow">
              Fai una proposta
            </ButtonLink>
          )}
          <ButtonLink href={comparisonHref({ ids: [ad.id] })} variant="quiet" rel="nofollow">
            Confronta
          </ButtonLink>
          {dealer && own === null && takesContacts(ad.status) && (
            <CallLinks about={{ ad: ad.id }} name={title} hasHours={dealer.openingHours.length > 0} whatsapp={dealer.whatsapp} />
          )}
        </SellerContact>
      </PricePanel>
      {own === null && <SafetyAdvice on="wide" />}
    </div>
  )
}

function MainParts({ page, own, costs, province, licences, dossier }: Parts) {
  const { ad, rating } = page
  const { csrf } = useContext(CurrentUserContext)
  const unsaid = unsaidFacts(ad)
  return (
    <>
      <KeyFacts ad={ad} />
      {(own ? own.isOpen : takesContacts(ad.status)) && (
        <UnsaidLine facts={unsaid} isOwn={own !== null}>
          {own ? (
            <EditAdForm ad={own} csrf={csrf}>
              Aggiungi
            </EditAdForm>
          ) : (
            <AskButton questions={unsaid.map(({ question }) => question)}>Chiedi</AskButton>
          )}
        </UnsaidLine>
      )}
      <AdSections page={page} />
      {dossier && <DossierBlock href={page.href} dossier={dossier} />}
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
      <AdFolds page={page} />
      <div id={sellerId}>
        <SellerCard page={page} />
        {own === null && <SafetyAdvice on="phone" />}
        {own === null && <ReportAd adId={ad.id} csrf={csrf} />}
      </div>
    </>
  )
}
