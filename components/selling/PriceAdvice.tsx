import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import type { Values } from '@/components/form/form-context'
import { Link } from '@/components/ui/Link'
import { PriceLabel } from '@/components/ui/PriceLabel'
import type { PriceAdvice as Advice } from '@/lib/accounts/selling/drafts/draft-page'
import { routes } from '@/lib/kernel/routes/routes'
import { euroText, exactEuroText } from '@/lib/market/catalogue/number-text'
import { isFarPrice } from '@/lib/market/price-rating/model/far-price'
import { labelOf, type PriceBand, priceLabels, ratePrice } from '@/lib/market/price-rating/price-rating'
import { differenceWords, whyText } from '@/lib/market/price-rating/price-words'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { color } from '@/styles/tokens'

const maxPrice = 20_000_000

type Props = {
  advice: Advice
  /** The chart of a price beside its estimate. */
  scaleOf: (askedCents: number | null, band: PriceBand) => ReactNode
  /** What the declared facts change in the estimate. */
  children: ReactNode
}

/** Shows while the price is chosen where it stands among what others ask. */
export function PriceAdvice({ advice, scaleOf, children }: Props) {
  const { values } = useFormikContext<Values>()
  const asked = parseWhole(values['prezzo'] ?? '', 1, maxPrice)
  if ('why' in advice)
    return (
      <Box aria-label="Il prezzo fra gli altri">
        <p>
          Nessuna stima per questo veicolo. {whyText(advice.why)} <Link href={routes.priceMethod}>Come valutiamo</Link>
        </p>
        {children}
      </Box>
    )
  const { estimateEuro, comparables, daysOnline, href, transfer } = advice
  return (
    <Box aria-label="Il prezzo fra gli altri">
      <p>
        Valore stimato <b>{euroText(estimateEuro * 100)}</b>, da {comparables} annunci simili.{' '}
        <Link href={routes.priceMethod}>Come lo calcoliamo</Link>
      </p>
      {children}
      {scaleOf(asked === undefined ? null : asked * 100, advice)}
      <p role="status">{asked !== undefined && <Verdict askedCents={asked * 100} advice={advice} />}</p>
      {daysOnline !== null && (
        <p>
          La metà degli annunci di <Link href={href}>questo modello</Link> è online da meno di {daysOnline} giorni.
        </p>
      )}
      {transfer && (
        <p>
          Chi compra in provincia di {transfer.province} spenderà anche circa {exactEuroText(transfer.cents / 100)} di passaggio, agenzia
          esclusa: lo mostriamo accanto al prezzo.
        </p>
      )}
    </Box>
  )
}

function Verdict({ askedCents, advice }: { askedCents: number; advice: Extract<Advice, { estimateEuro: number }> }) {
  const withheld = advice.withheld.always ?? (isFarPrice(askedCents / 100, advice.estimateEuro) ? advice.withheld.far : null)
  if (withheld !== null)
    return (
      <>
        {differenceWords(askedCents, advice.estimateEuro).euro}: lo vedi solo tu. Nell’annuncio compare: «{withheld}»
      </>
    )
  const verdict = ratePrice(askedCents, advice)
  const label = labelOf(verdict)
  return (
    <>
      {label !== null && <PriceLabel rating={label} label={priceLabels[label]} />} {differenceWords(askedCents, advice.estimateEuro).euro}.
      {verdict === 'doubtful' && ' È così sotto la stima che nell’annuncio compare «da verificare».'}
    </>
  )
}

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid ${color.border};
`
