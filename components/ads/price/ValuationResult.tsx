import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { NearestAds } from '@/components/ads/NearestAds'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { whyText } from '@/lib/market/price-rating/price-words'
import { adCountText } from '@/lib/market/search/page/search-heading'
import type { AskedFact } from '@/lib/market/valuation/asked-facts'
import type { KnownValuation as Known, ModelOnOffer, Valuation } from '@/lib/market/valuation/valuation'
import { fieldId, valuationResultId } from '@/lib/market/valuation/valuation-form'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { PriceScale } from './PriceScale'
import { PriceSteps } from './PriceSteps'
import { PriceVerdict } from './PriceVerdict'
import { RefinedEstimate } from './RefinedEstimate'

type Props = { valuation: Valuation; sellHref: string; save: ReactNode; share: ReactNode }

const toField = (fact: AskedFact, words: string) => <a href={`#${fieldId(fact)}`}>{words}</a>
const euro = (whole: number) => euroText(whole * 100)

/** What a vehicle is worth and how that comes about; without enough to compare with, no number but what is known. */
export function ValuationResult({ valuation, sellHref, save, share }: Props) {
  return (
    <Result id={valuationResultId} aria-label="Il valore">
      <h2>{valuation.name}</h2>
      {'why' in valuation ? <Unknown valuation={valuation} /> : <Worth valuation={valuation} />}
      <Actions>
        <ButtonLink href={sellHref}>Pubblica l’annuncio</ButtonLink>
        {valuation.onOffer.ads > 0 && (
          <ButtonLink href={valuation.onOffer.href} variant="outline">
            Vedi {adCountText(valuation.onOffer.ads)} di questo modello
          </ButtonLink>
        )}
        {'estimateEuro' in valuation && save}
        {share}
      </Actions>
      <p>
        Confrontiamo prezzi chiesti, non prezzi pagati. <Link href={routes.priceMethod}>Come valutiamo</Link>
      </p>
    </Result>
  )
}

function Worth({ valuation }: { valuation: Known }) {
  const { estimateEuro, lowEuro, highEuro, comparables, explanation, dealerAsksEuro, ahead, raises, onOffer } = valuation
  return (
    <>
      <p>
        <Price>{euro(estimateEuro)}</Price> è la nostra stima di quanto chiede un privato. Otto annunci simili su dieci stanno fra{' '}
        <b>{euro(lowEuro)}</b> e <b>{euro(highEuro)}</b>.
      </p>
      <RefinedEstimate valuation={valuation} linkToDeclare={toField} />
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
        {dealerAsksEuro !== null && <Figure label="Un concessionario chiede" value={euro(dealerAsksEuro)} />}
        <Figure label="Ritiro di un concessionario" value="non indicato: i prezzi pagati non sono pubblici" />
      </Figures>
      <Aside>
        {raises.length > 0 && <Raises raises={raises} />}
        {ahead.length > 0 && <Ahead ahead={ahead} estimateEuro={estimateEuro} />}
      </Aside>
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

/** Lists only what asking prices show; what they cannot show is said without a number. */
function Raises({ raises }: Pick<Known, 'raises'>) {
  return (
    <section>
      <h3>Che cosa alza il valore</h3>
      <p>Se il tuo veicolo ce l’ha, scrivilo: a parità del resto, chi lo scrive chiede di più.</p>
      <Lines>
        {raises.map(({ label, euro: more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>+{euro(more)}</dd>
          </div>
        ))}
      </Lines>
      <small>Tagliandi documentati, gomme nuove e seconda chiave convincono chi compra, ma nei prezzi chiesti non si misurano.</small>
    </section>
  )
}

function Ahead({ ahead, estimateEuro }: Pick<Known, 'ahead' | 'estimateEuro'>) {
  const last = ahead.at(-1)
  const perMonth = last ? Math.round((estimateEuro - last.euro) / last.months) : 0
  return (
    <section>
      <h3>Se aspetti</h3>
      {perMonth > 0 && <p>Circa {euro(perMonth)} in meno al mese, se continui a guidare come finora.</p>}
      <Lines>
        <div>
          <dt>Oggi</dt>
          <dd>{euro(estimateEuro)}</dd>
        </div>
        {ahead.map(({ months, euro: then, km }) => (
          <div key={months}>
            <dt>
              Fra {months === 12 ? 'un anno' : `${months} mesi`}, con altri {numberText(km)} km
            </dt>
            <dd>{euro(then)}</dd>
          </div>
        ))}
      </Lines>
    </section>
  )
}

function Unknown({ valuation }: { valuation: Extract<Valuation, { why: string }> }) {
  const { ads, lowestEuro, highestEuro } = valuation.onOffer
  return (
    <>
      <p>
        <PriceVerdict verdict="unrated" /> {whyText(valuation.why)} Un numero inventato non ti servirebbe.
      </p>
      <RefinedEstimate valuation={valuation} linkToDeclare={toField} />
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
  grid-template-columns: minmax(0, 760px) minmax(0, 1fr);
  gap: 20px 32px;
  min-width: 0;
  > * { grid-column: 1; }
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr); max-width: 760px; }
  small { display: block; margin-top: 8px; color: ${color.textMuted}; font-size: ${fontSize.base}; }
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
/** What stands beside the value; below its figures where there is no room. */
const Aside = styled.div`
  && { grid-column: 2; grid-row: 2 / span 6; }
  display: grid;
  gap: 20px;
  align-content: start;
  &:empty { display: none; }
  section { padding: 20px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; }
  ${maxWidth(991)} {
    && { grid-column: 1; grid-row: auto; }
  }
`
const Lines = styled.dl`
  margin-top: 8px;
  > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid ${color.border}; }
  dd { font-weight: 600; white-space: nowrap; }
`
const Actions = styled.div`
  @media print { display: none; }
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
