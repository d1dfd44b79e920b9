import styled from '@emotion/styled'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import type { PriceBand } from '@/lib/market/price-rating/price-rating'
import { scaleOf } from '@/lib/market/price-rating/price-scale'
import { forcedColors } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = {
  /** The asking price; null without one: the scale shows the estimate alone. */
  askedCents: number | null
  band: PriceBand
  /** Prices of others as if they were this vehicle, in euro; with them comes a scale of numbers. */
  others?: readonly number[]
}

/** A scale with a price, its estimate and what 8 of 10 ask. The picture has a sentence that says the same. */
export function PriceScale({ askedCents, band, others }: Props) {
  const askedEuro = askedCents === null ? null : askedCents / 100
  const { placeOf, ticks, zones, labels } = scaleOf(band, askedEuro ?? band.estimateEuro)
  const estimate = euroText(band.estimateEuro * 100)
  const [low, high] = [euroText(band.lowEuro * 100), euroText(band.highEuro * 100)]
  const at = (euro: number) => `${placeOf(euro)}%`
  const here = askedEuro === null ? undefined : zones.find(({ isHere }) => isHere)
  const asked = askedEuro === null ? null : euroText(askedEuro * 100)
  const said = `${asked === null ? '' : `Questo annuncio chiede ${asked}. `}La stima è ${estimate}; otto annunci simili su dieci stanno fra ${low} e ${high}.`
  const estimateAt = asked === null ? at(band.estimateEuro) : `${labels.estimate}%`
  return (
    <>
      <Picture role="img" aria-label={said} data-with={others && 'numbers'}>
        {asked !== null && (
          <>
            <text x={`${labels.asked}%`} y="18" data-own>
              {asked}
            </text>
            <text x={`${labels.asked}%`} y="36">
              questo annuncio
            </text>
          </>
        )}
        <text x={estimateAt} y="18">
          {estimate}
        </text>
        <text x={estimateAt} y="36">
          stima
        </text>
        <rect x={at(band.lowEuro)} y="48" width={`${round(placeOf(band.highEuro) - placeOf(band.lowEuro))}%`} height="38" data-is="band" />
        {[...new Set(others)].map((euro) => (
          <circle key={euro} cx={at(euro)} cy="78" r="4" />
        ))}
        <line x1={at(band.estimateEuro)} x2={at(band.estimateEuro)} y1="48" y2="86" />
        {zones.map(({ name, start, end }) => (
          <rect key={name} x={`${start}%`} y="88" width={`${round(end - start)}%`} height="8" data-is={name} />
        ))}
        {askedEuro !== null && <rect x={at(askedEuro)} y="44" width="6" height="54" rx="3" data-is="own" />}
        {others &&
          ticks.map(({ euro, place }) => (
            <text key={euro} x={`${place}%`} y="114">
              {numberText(euro)}
            </text>
          ))}
      </Picture>
      <Caption>
        {here && `${here.name}. `}8 annunci simili su 10 stanno fra {low} e {high}.
      </Caption>
    </>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100px;
  overflow: visible;
  font-size: min(${fontSize.sm}, 15px); /* enlarged further the two prices would cover each other; sentences beside say both */
  fill: ${color.textMuted};
  &[data-with] { height: 120px; }
  text { text-anchor: middle; font-variant-numeric: tabular-nums; }
  text[y='18'] { font: 700 min(${fontSize.xl}, 20px) ${font.display}; fill: ${color.textSecondary}; }
  text[data-own] { fill: ${color.accent}; }
  circle { fill: ${color.textSubtle}; }
  line { stroke: ${color.textMuted}; stroke-width: 2; stroke-dasharray: 4 3; }
  [data-is] { fill: ${color.border}; }
  [data-is='band'] { fill: ${color.accentSurfaceStrong}; }
  [data-is='Da verificare'] { fill: ${color.warningSurface}; stroke: ${color.warning}; }
  [data-is='Ottimo'] { fill: ${color.accent}; }
  [data-is='Buono'] { fill: ${color.accentSoft}; }
  [data-is='own'] { fill: ${color.accent}; stroke: ${color.surface}; stroke-width: 2; transform: translateX(-3px); }
  ${forcedColors} { text[y], text[data-own], circle { fill: CanvasText; } line, [data-is] { stroke: CanvasText; } [data-is='own'] { fill: CanvasText; } }
`
const Caption = styled.p`
  margin-top: 4px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
`
