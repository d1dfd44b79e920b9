import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import type { Values } from '@/components/form/form-context'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import type { PriceAdvice as Advice, KnownAdvice, Transfer } from '@/lib/accounts/selling/drafts/draft-page'
import { askedPriceText } from '@/lib/accounts/selling/pricing/asked-price-text'
import { routes } from '@/lib/kernel/routes/routes'
import { euroText, exactEuroText, numberText } from '@/lib/market/catalogue/number-text'
import { whyText } from '@/lib/market/price-rating/price-words'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { color, fontSize, radius } from '@/styles/tokens'
import { PricePicks } from './PricePicks'
import { PriceTrack } from './PriceTrack'

const maxPrice = 20_000_000

type Props = { advice: Advice /** What the declared facts change in the estimate. */; children: ReactNode }

/** Advises while the price is chosen: what each price brings, in labels, days and euro of the buyer. */
export function PriceAdvice({ advice, children }: Props) {
  if ('why' in advice)
    return (
      <Box aria-label="Il prezzo fra gli altri">
        <p>
          Nessuna stima per questo veicolo. {whyText(advice.why)} <Link href={routes.priceMethod}>Come valutiamo</Link>
        </p>
        {children}
      </Box>
    )
  return <KnownPrice advice={advice}>{children}</KnownPrice>
}

function KnownPrice({ advice, children }: { advice: KnownAdvice; children: ReactNode }) {
  const { values, setFieldValue } = useFormikContext<Values>()
  const askedEuro = parseWhole(values['prezzo'] ?? '', 1, maxPrice) ?? null
  const choose = (euro: number) => void setFieldValue('prezzo', numberText(euro))
  const { estimateEuro, lowEuro, highEuro, comparables, daysOnline, days, href, transfer } = advice
  const hasDays = days.days.some((one) => one !== null)
  return (
    <Box aria-label="Il prezzo fra gli altri">
      <PriceTrack askedEuro={askedEuro} band={advice} onMove={choose} />
      <div role="status">{askedEuro !== null && <Say askedEuro={askedEuro} advice={advice} />}</div>
      <PricePicks askedEuro={askedEuro} advice={advice} onChoose={choose} />
      {hasDays ? (
        <Note>
          Giorni: metà degli annunci di <Link href={href}>questo modello</Link> più o meno a quella distanza dalla stima è uscita dal sito
          prima, metà dopo. Stima, non promessa. Non indovina una trattativa: lasciati un po’ di margine.
        </Note>
      ) : (
        daysOnline !== null && (
          <Note>
            La metà degli annunci di <Link href={href}>questo modello</Link> è online da meno di {daysOnline} giorni.
          </Note>
        )
      )}
      <p>
        Valore stimato <b>{euroText(estimateEuro * 100)}</b>, da {comparables} annunci simili: 8 su 10 stanno fra {euroText(lowEuro * 100)}{' '}
        e {euroText(highEuro * 100)}. <Link href={routes.priceMethod}>Come lo calcoliamo</Link>
      </p>
      {children}
      {transfer && <p>{buyerText(transfer, askedEuro)}</p>}
    </Box>
  )
}

function Say({ askedEuro, advice }: { askedEuro: number; advice: KnownAdvice }) {
  const { tone, title, text } = askedPriceText(askedEuro * 100, advice)
  return (
    <Words data-tone={tone}>
      <Icon name={tone === 'warning' ? 'warning' : tone === 'good' ? 'check' : 'info'} />
      <p>
        <b>{title}</b> {text}
      </p>
    </Words>
  )
}

/** What the buyer pays in all. */
function buyerText({ province, leastCents, mostCents }: Transfer, askedEuro: number | null): string {
  const sum = (cents: number) => (askedEuro === null ? exactEuroText(cents / 100) : exactEuroText(askedEuro + cents / 100))
  const amount = leastCents === mostCents ? `circa ${sum(leastCents)}` : `da ${sum(leastCents)} a ${sum(mostCents)} secondo la provincia`
  const who = province === null ? 'Chi compra' : `Chi compra in provincia di ${province}`
  return askedEuro === null
    ? `${who} spenderà anche il passaggio, ${amount}, agenzia esclusa: lo mostriamo accanto al prezzo.`
    : `${who} paga in tutto ${amount}: il prezzo e il passaggio, agenzia esclusa. Lo mostriamo accanto al prezzo.`
}

const Box = styled.section`
  display: grid;
  gap: 16px;
`
const Words = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
  font-size: ${fontSize.base};
  line-height: 1.45;
  svg { flex: none; margin-top: 2px; color: ${color.accent}; }
  b { display: block; font-size: ${fontSize.md}; }
  &[data-tone='warning'] { background: ${color.warningSurface}; svg, b { color: ${color.warning}; } }
`
const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
