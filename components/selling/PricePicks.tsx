import styled from '@emotion/styled'
import { PriceLabel } from '@/components/ui/PriceLabel'
import type { KnownAdvice } from '@/lib/accounts/selling/drafts/draft-page'
import { daysText, withheldText } from '@/lib/accounts/selling/pricing/asked-price-text'
import { euroText } from '@/lib/market/catalogue/number-text'
import { daysAt } from '@/lib/market/observatory/days-at-price'
import { labelPrices } from '@/lib/market/price-rating/label-prices'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { askedEuro: number | null; advice: KnownAdvice; onChoose: (euro: number) => void }

/** Prices that earn the labels, each set by one press; without JavaScript the page comes back with it. */
export function PricePicks({ askedEuro, advice, onChoose }: Props) {
  const { greatEuro, goodEuro, estimateEuro } = labelPrices(advice)
  const picks = [
    { rating: 1, label: priceLabels[1], euro: greatEuro },
    { rating: 2, label: priceLabels[2], euro: goodEuro },
    { rating: 'unrated', label: 'Nella media', euro: estimateEuro },
  ] as const
  const shown = picks.flatMap(({ euro, ...pick }) =>
    euro === null || withheldText(euro * 100, advice) !== null ? [] : [{ ...pick, euro }],
  )
  if (shown.length === 0) return null
  return (
    <>
      {/* Enter in a field presses the first button: it is to go on, not to set a price. */}
      <button type="submit" hidden>
        Continua
      </button>
      <Picks role="group" aria-label="Scegli un prezzo">
        {shown.map(({ rating, label, euro }) => {
          const days = daysAt(advice.days, euro * 100, advice.estimateEuro)
          return (
            <button
              key={label}
              type="submit"
              formNoValidate /* without JavaScript the empty field above would stop it */
              name="scelto"
              value={euro}
              aria-pressed={askedEuro === euro}
              onClick={(event) => {
                event.preventDefault()
                onChoose(euro)
              }}
            >
              <PriceLabel rating={rating} label={label} />
              <b>{euroText(euro * 100)}</b>
              {days !== null && <small>{daysText(days)}</small>}
            </button>
          )
        })}
      </Picks>
    </>
  )
}

const Picks = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  button {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    min-height: 64px;
    padding: 12px 14px;
    border: 1.5px solid ${color.borderStrong};
    border-radius: ${radius.md};
    background: ${color.surface};
    text-align: left;
    cursor: pointer;
  }
  button:hover { border-color: ${color.accent}; background: ${color.accentSurface}; }
  [aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSurface}; box-shadow: inset 0 0 0 .5px ${color.accent}; }
  b { font: 700 ${fontSize.xl}/1.1 ${font.display}; font-variant-numeric: tabular-nums; }
  small { flex-basis: 100%; color: ${color.textSecondary}; font-size: ${fontSize.base}; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
