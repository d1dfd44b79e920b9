import styled from '@emotion/styled'
import { DrivingRules } from '@/components/ads/costs/DrivingRules'
import { Figure, FigureList } from '@/components/ads/costs/FigureList'
import { FiveYearCosts } from '@/components/ads/costs/FiveYearCosts'
import { DaysOnSale } from '@/components/ads/DaysOnSale'
import { NearestAds } from '@/components/ads/NearestAds'
import { DoubtfulPrice } from '@/components/ads/price/DoubtfulPrice'
import { PriceDifference } from '@/components/ads/price/PriceDifference'
import { PriceHistory } from '@/components/ads/price/PriceHistory'
import { PriceScale } from '@/components/ads/price/PriceScale'
import { PriceSteps } from '@/components/ads/price/PriceSteps'
import { PriceVerdict } from '@/components/ads/price/PriceVerdict'
import { RefinedEstimate } from '@/components/ads/price/RefinedEstimate'
import { PageLayout } from '@/components/shell/PageLayout'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { dateText } from '@/lib/kernel/italian/date-text'
import { adPricePath, routes } from '@/lib/kernel/routes/routes'
import type { AdUse } from '@/lib/market/ads/ad-use'
import type { AdPricePage, PriceExplanation } from '@/lib/market/ads/page/ad-price-page'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { type PriceRating, type RatedPrice, unratedText } from '@/lib/market/price-rating/price-words'
import { fiveYearsId, licenceRulesId } from '@/lib/market/running-costs/vehicle-use'
import type { NextFact } from '@/lib/market/valuation/valuation'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  page: AdPricePage
  /** The use of the vehicle; null where it is not for sale. */
  use: AdUse | null
  /** How long half of the ads of its model have been online; null where they are too few. */
  othersDaysOnline: number | null
  /** What its seller leaves open and would narrow the estimate most. */
  next: NextFact
}

/** How the estimate of one ad comes about, to the euro, and the asking prices of the ad so far. */
export function AdPriceScreen({ page: { card, href, rating, explanation, prices, observatoryHref }, use, othersDaysOnline, next }: Props) {
  const name = [card.title, card.version].filter(Boolean).join(' ')
  return (
    <PageLayout
      title={titleOf(card.title, use)}
      description={`Come si arriva alla stima per questo annuncio di ${name}: gli annunci simili, le differenze in euro e la storia del prezzo.`}
      canonicalPath={adPricePath(href)}
      noindex
    >
      <Container>
        <Breadcrumbs
          trail={[
            { label: 'Home', href: routes.home },
            { label: card.title, href },
          ]}
          current="Prezzo"
        />
        <Text>
          <header>
            <h1>Il prezzo, spiegato</h1>
            <p>
              <Link href={href}>{name}</Link>
              {card.facts.slice(0, 2).map(({ kind, text }) => (
                <span key={kind}> · {text}</span>
              ))}
              {card.place !== null && ` · ${card.place}`}
            </p>
            <Index aria-label="In questa pagina">
              <a href="#stima">La stima</a>
              {use && (
                <>
                  {use.isTransferred && <a href={`${href}#quanto-costa`}>Quanto costa oggi</a>}
                  <a href={`#${fiveYearsId}`}>In 5 anni</a>
                  <a href={`#${licenceRulesId}`}>Patente e circolazione</a>
                </>
              )}
              {prices.length > 0 && <a href="#storia">La storia del prezzo</a>}
            </Index>
          </header>
          {rating !== null && rating.verdict !== 'unrated' && card.priceCents !== null ? (
            <Rated askedCents={card.priceCents} rating={rating} explanation={explanation} />
          ) : (
            <section id="stima">
              <Verdict>
                <PriceVerdict verdict="unrated" />
              </Verdict>
              <p>{whyNot(card.priceCents, rating)}</p>
            </section>
          )}
          <RefinedEstimate
            valuation={{ next }}
            linkToDeclare={(_, words) => (
              <>
                È il tuo annuncio? <Link href={routes.ownAds}>{words}</Link>
              </>
            )}
          />
          {use && (
            <>
              <FiveYearCosts use={use} href={href} />
              <DrivingRules use={use} />
            </>
          )}
          {prices.length > 0 && (
            <section id="storia">
              <h2>La storia del prezzo</h2>
              <PriceHistory prices={prices} />
              <DaysOnSale days={use?.onSale.days ?? null} others={othersDaysOnline} />
              <Muted>Osserviamo questo annuncio dal {dateText(prices[0]?.recordedAt ?? 0)}. Prima di allora non sappiamo.</Muted>
              {use && (
                <Watch>
                  <WatchlistHeart ad={card} look="button" />
                  <span>Tra i preferiti puoi chiedere un’e-mail quando il prezzo scende.</span>
                </Watch>
              )}
            </section>
          )}
          <p>
            Confrontiamo prezzi chiesti, non prezzi pagati.{' '}
            {rating !== null && rating.verdict !== 'unrated' && 'Il prezzo di questo annuncio non entra nella sua stima. '}
            <Link href={routes.priceMethod}>Come valutiamo</Link>
            {observatoryHref !== null && (
              <>
                {' · '}
                <Link href={observatoryHref}>Quanto si chiede per questo modello</Link>
              </>
            )}
          </p>
        </Text>
      </Container>
    </PageLayout>
  )
}

function titleOf(vehicle: string, use: AdUse | null): string {
  const isFaulty = use !== null && (use.province.unknown !== null || Object.keys(use.form.errors).length > 0)
  return isFaulty ? `${vehicle}: controlla i dati` : `${vehicle}: il prezzo, spiegato`
}

function whyNot(priceCents: number | null, rating: PriceRating | null): string {
  if (rating?.verdict === 'unrated') return unratedText(rating)
  return priceCents === null ? 'Senza un prezzo non c’è confronto.' : 'La stima di questo annuncio si aggiorna: riprova fra qualche minuto.'
}

function Rated({ askedCents, rating, explanation }: { askedCents: number; rating: RatedPrice; explanation: PriceExplanation | null }) {
  const estimate = euroText(rating.estimateEuro * 100)
  return (
    <>
      <section id="stima">
        <Verdict>
          <PriceVerdict verdict={rating.verdict} />
          <span>
            <PriceDifference askedCents={askedCents} estimateEuro={rating.estimateEuro} />
          </span>
        </Verdict>
        {rating.verdict === 'doubtful' && <DoubtfulPrice />}
        {explanation && (
          <Muted>
            <b>{numberText(rating.comparables)} annunci simili.</b> I punti sono i prezzi dei {explanation.comparables.length} più vicini,
            riportati a chilometri, età e dotazioni di questo.
          </Muted>
        )}
        <PriceScale
          askedCents={askedCents}
          band={rating}
          {...(explanation && { others: explanation.comparables.map(({ adjustedEuro }) => adjustedEuro) })}
        />
        {explanation && <Facts explanation={explanation} comparables={rating.comparables} />}
      </section>
      {explanation ? (
        <>
          <section>
            <h2>Come si arriva a {estimate}</h2>
            <PriceSteps explanation={explanation} />
          </section>
          <section>
            <h2>Gli annunci più simili</h2>
            <p>Se due annunci sono lo stesso veicolo, ne contiamo uno.</p>
            <NearestAds comparables={explanation.comparables} />
          </section>
        </>
      ) : (
        <p>La spiegazione passo per passo si aggiorna con la stima: riprova fra qualche minuto.</p>
      )}
    </>
  )
}

function Facts({ explanation: { error, estimateEuro, fittedAt }, comparables }: { explanation: PriceExplanation; comparables: number }) {
  return (
    <FigureList>
      <Figure label="Annunci confrontati">{numberText(comparables)}</Figure>
      {error && (
        <Figure label="Errore tipico della stima">
          {percentText(error.median)} <small>circa {euroText(Math.round(error.median * estimateEuro) * 100)}</small>
        </Figure>
      )}
      <Figure label="Calcolata">il {dateText(fittedAt)}</Figure>
    </FigureList>
  )
}

const Text = styled.div`
  display: grid;
  gap: 32px;
  max-width: 760px;
  padding-bottom: 56px;
  h1 { font-size: ${fontSize.xl4}; }
  h2 { margin-bottom: 12px; font-size: ${fontSize.xl2}; }
  section { min-width: 0; }
`
const Index = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-top: 12px;
  a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
`
const Verdict = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 16px;
  font-size: ${fontSize.lg};
  line-height: 1.35;
`
const Muted = styled.p`
  margin: 12px 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
`
const Watch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`
