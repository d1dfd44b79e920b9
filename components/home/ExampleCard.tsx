import styled from '@emotion/styled'
import { measureText } from '@/lib/market/catalogue/number-text'
import { fuels, gearboxes } from '@/lib/market/catalogue/vocabulary'
import { euroOf } from '@/lib/market/observatory/findings'
import type { ExampleValue, HomeMarket } from '@/lib/market/observatory/home-market'
import { forcedColors } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { market: HomeMarket & { example: ExampleValue } }

/** What the valuation answers: one car, its value, and the band of most asking prices. */
export function ExampleCard({ market: { make, model, example } }: Props) {
  const { euro, lowEuro, highEuro, month, mileageKm } = example
  const reach = (highEuro - lowEuro) / 0.58 // the band takes 58 % of the bar
  const from = lowEuro - reach * 0.21
  const percent = (value: number) => `${Math.round(((value - from) / reach) * 1_000) / 10}%`
  return (
    <Card>
      <p>
        Un esempio: {make.name} {model.name}, {month}, {measureText(mileageKm, 'km')}
      </p>
      <strong>{euroOf(euro)}</strong>
      <Bar aria-hidden="true">
        <rect />
        <rect />
        <rect x={percent(euro)} />
      </Bar>
      <Ends aria-hidden="true">
        <span>si chiede meno</span>
        <span>si chiede di più</span>
      </Ends>
      <p>
        {factsOf(example)} Otto annunci simili su dieci chiedono da {euroOf(lowEuro)} a {euroOf(highEuro)}, la fascia verde.
      </p>
    </Card>
  )
}

/** «Benzina, cambio manuale.» */
function factsOf({ fuel, gearbox }: ExampleValue): string {
  const [fuelNames, gearboxNames]: Readonly<Record<string, string>>[] = [fuels, gearboxes]
  const words = [fuel && fuelNames?.[fuel], gearbox && `cambio ${(gearboxNames?.[gearbox] ?? gearbox).toLowerCase()}`].filter(Boolean)
  return words.length > 0 ? `${words.join(', ')}.` : ''
}

const Card = styled.div`
  display: grid;
  gap: 6px;
  padding: 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  strong { color: ${color.accent}; font: 700 ${fontSize.xl4}/1.1 ${font.display}; }
`
const Bar = styled.svg`
  width: 100%;
  height: 20px;
  margin: 6px 0 -2px;
  rect { y: 4px; width: 100%; height: 12px; rx: 6px; fill: ${color.border}; }
  rect:nth-of-type(2) { x: 21%; width: 58%; fill: ${color.accentSoft}; }
  rect:nth-of-type(3) { y: 0; width: 5px; height: 20px; rx: 3px; fill: ${color.accent}; stroke: ${color.surface}; stroke-width: 2px; paint-order: stroke; transform: translateX(-2.5px); }
  ${forcedColors} { rect { fill: Canvas; } rect:nth-of-type(2) { fill: GrayText; } rect:nth-of-type(3) { fill: CanvasText; forced-color-adjust: none; } }
`
const Ends = styled.p`
  display: flex;
  justify-content: space-between;
`
