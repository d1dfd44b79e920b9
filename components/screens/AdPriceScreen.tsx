import styled from '@emotion/styled'
import { NearestAds } from '@/components/ads/NearestAds'
import { PriceDifference } from '@/components/ads/PriceDifference'
import { PriceHistory } from '@/components/ads/PriceHistory'
import { PriceScale } from '@/components/ads/PriceScale'
import { PriceSteps } from '@/components/ads/PriceSteps'
import { PriceVerdict } from '@/components/ads/PriceVerdict'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { adPricePath, routes } from '@/lib/kernel/routes/routes'
import type { AdPricePage, PriceExplanation } from '@/lib/market/ads/ad-price-page'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import type { RatedPrice } from '@/lib/market/price-rating/price-words'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { page: AdPricePage }

const calendar = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Rome' })

/** How the estimate of one ad comes about, to the euro, and what the ad has asked since it is watched. */
export function AdPriceScreen({ page: { card, href, rating, explanation, prices, observatoryHref } }: Props) {
  const name = [card.title, card.version].filter(Boolean).join(' ')
  return (
    <PageLayout
      title={`${card.title}: il prezzo, spiegato`}
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
          </header>
          {rating !== null && rating.verdict !== 'unrated' && card.priceCents !== null ? (
            <Rated askedCents={card.priceCents} rating={rating} explanation={explanation} />
          ) : (
            <section>
              <Verdict>
                <PriceVerdict verdict="unrated" />
              </Verdict>
              <p>{whyNot(card.priceCents, rating?.verdict === 'unrated' ? rating.why : null)}</p>
            </section>
          )}
          {prices.length > 0 && (
            <section id="storia">
              <h2>La storia del prezzo</h2>
              <PriceHistory prices={prices} />
            </section>
          )}
          <p>
            Confrontiamo prezzi chiesti, non prezzi pagati. Il prezzo di questo annuncio non entra nella sua stima.{' '}
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

function whyNot(priceCents: number | null, why: string | null): string {
  if (priceCents === null) return 'Senza un prezzo non c’è confronto.'
  return why === null ? 'La stima di questo annuncio si aggiorna: riprova fra qualche minuto.' : `Non diciamo se il prezzo è buono: ${why}.`
}

function Rated({ askedCents, rating, explanation }: { askedCents: number; rating: RatedPrice; explanation: PriceExplanation | null }) {
  const estimate = euroText(rating.estimateEuro * 100)
  return (
    <>
      <section>
        <Verdict>
          <PriceVerdict verdict={rating.verdict} />
          <span>
            <PriceDifference askedCents={askedCents} estimateEuro={rating.estimateEuro} />
          </span>
        </Verdict>
        {rating.verdict === 'doubtful' && (
          <Advice>
            <p>
              <b>Un prezzo così basso ha un motivo. Prima di muoverti controlla:</b>
            </p>
            <ul>
              <li>che il veicolo esista: vai a vederlo, con il libretto in mano</li>
              <li>danni, fermo amministrativo, chilometri (visura PRA e ultima revisione)</li>
              <li>che il prezzo valga in contanti, senza finanziamento</li>
            </ul>
            <p>Non mandare acconti.</p>
          </Advice>
        )}
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
    <Figures>
      <div>
        <dt>Annunci confrontati</dt>
        <dd>{numberText(comparables)}</dd>
      </div>
      {error && (
        <div>
          <dt>Errore tipico della stima</dt>
          <dd>
            {percentText(error.median)} <small>circa {euroText(Math.round(error.median * estimateEuro) * 100)}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>Calcolata</dt>
        <dd>il {calendar.format(new Date(fittedAt))}</dd>
      </div>
    </Figures>
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
  margin-bottom: 12px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
`
const Advice = styled.div`
  margin-bottom: 24px;
  padding: 12px 16px;
  border-radius: 8px;
  background: ${color.warningSurface};
  color: ${color.warning};
  ul { margin: 6px 0; padding-left: 20px; list-style: disc; }
`
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  margin-top: 24px;
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font-weight: 600; }
  small { font-weight: 400; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
