import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { adCountText } from '@/lib/market/search/search-heading'
import type { ModelOnOffer, Valuation } from '@/lib/market/valuation/valuation'
import { valuationResultId } from '@/lib/market/valuation/valuation-form'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'
import { NearestAds } from './NearestAds'
import { PriceScale } from './PriceScale'
import { PriceSteps } from './PriceSteps'
import { PriceVerdict } from './PriceVerdict'

type Props = { valuation: Valuation; sellHref: string }
type Known = Extract<Valuation, { estimateEuro: number }>

const euro = (whole: number) => euroText(whole * 100)

/** What a vehicle is worth and how that comes about; without enough to compare with, no number but what is known. */
export function ValuationResult({ valuation, sellHref }: Props) {
  return (
    <Result id={valuationResultId} aria-label="Il valore">
      <h2>{valuation.name}</h2>
      {'why' in valuation ? <Unknown why={valuation.why} onOffer={valuation.onOffer} /> : <Worth valuation={valuation} />}
      <Actions>
        <ButtonLink href={sellHref}>Pubblica l’annuncio</ButtonLink>
        {valuation.onOffer.ads > 0 && (
          <ButtonLink href={valuation.onOffer.href} variant="outline">
            Vedi {adCountText(valuation.onOffer.ads)} di questo modello
          </ButtonLink>
        )}
      </Actions>
      <p>
        Confrontiamo prezzi chiesti, non prezzi pagati. <Link href={routes.priceMethod}>Come valutiamo</Link>
      </p>
    </Result>
  )
}

function Worth({ valuation }: { valuation: Known }) {
  const { estimateEuro, lowEuro, highEuro, comparables, explanation, dealerAsksEuro, inOneYear, onOffer } = valuation
  return (
    <>
      <p>
        <Price>{euro(estimateEuro)}</Price> è la nostra stima di quanto chiede un privato. Otto annunci simili su dieci stanno fra{' '}
        <b>{euro(lowEuro)}</b> e <b>{euro(highEuro)}</b>.
      </p>
      <PriceScale
        askedCents={null}
        band={{ estimateEuro, lowEuro, highEuro }}
        {...(explanation && { others: explanation.comparables.map(({ adjustedEuro }) => adjustedEuro) })}
      />
      <Figures>
        <Figure label="Annunci confrontati" value={numberText(comparables)} />
        {explanation?.error && (
          <Figure
            label="Errore tipico"
            value={`${percentText(explanation.error.median)}, circa ${euro(Math.round(explanation.error.median * estimateEuro))}`}
          />
        )}
        <Figure label="Online da, valore di mezzo" value={daysText(onOffer)} />
        {dealerAsksEuro !== null && <Figure label="Un concessionario la espone a" value={euro(dealerAsksEuro)} />}
        {inOneYear && <Figure label={`Fra un anno, con altri ${numberText(inOneYear.km)} km`} value={euro(inOneYear.euro)} />}
        <Figure label="Ritiro di un concessionario" value="non indicato: i prezzi pagati non sono pubblici" />
      </Figures>
      {explanation && (
        <>
          <section>
            <h3>Da dove viene la cifra</h3>
            <PriceSteps explanation={explanation} of="Stima per il tuo veicolo" />
          </section>
          <section>
            <h3>Gli annunci più simili</h3>
            <NearestAds comparables={explanation.comparables} />
          </section>
        </>
      )}
    </>
  )
}

function Unknown({ why, onOffer: { ads, lowestEuro, highestEuro } }: { why: string; onOffer: ModelOnOffer }) {
  return (
    <>
      <p>
        <PriceVerdict verdict="unrated" /> {why}. Un numero inventato non ti servirebbe.
      </p>
      <p>
        {ads === 0 || lowestEuro === null || highestEuro === null
          ? 'Di questo modello non c’è nessun annuncio in vendita adesso.'
          : ads === 1
            ? `Di questo modello c’è un annuncio in vendita, a ${euro(lowestEuro)}.`
            : `Di questo modello ci sono ${numberText(ads)} annunci in vendita, da ${euro(lowestEuro)} a ${euro(highestEuro)}, di ogni età.`}
      </p>
    </>
  )
}

function daysText({ daysOnline }: ModelOnOffer): string {
  if (daysOnline === null) return 'non indicato'
  return daysOnline === 1 ? '1 giorno' : `${numberText(daysOnline)} giorni`
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const Result = styled.section`
  display: grid;
  gap: 20px;
  min-width: 0;
  h2 { font-size: ${fontSize.xl2}; overflow-wrap: anywhere; }
  h3 { margin-bottom: 12px; font-size: ${fontSize.xl}; }
  section { min-width: 0; }
`
const Price = styled.b`
  font: 700 ${fontSize.xl4} ${font.display};
  color: ${color.accent};
`
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font-weight: 600; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
