import styled from '@emotion/styled'
import { useHydrated } from '@/components/ui/use-hydrated'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import type { PriceBand } from '@/lib/market/price-rating/price-rating'
import { trackOf } from '@/lib/market/price-rating/price-track'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { askedEuro: number | null; band: PriceBand; onMove: (euro: number) => void }

/** The stretches a price may stand in, with a thumb that moves it. The field above is what is sent, and what works without JavaScript. */
export function PriceTrack({ askedEuro, band, onMove }: Props) {
  const { from, to, step, zones, placeOf } = trackOf(band)
  const isHydrated = useHydrated()
  const at = askedEuro ?? band.estimateEuro
  const here = zones.find(({ isIn }) => askedEuro !== null && isIn(askedEuro))
  const columns = { gridTemplateColumns: zones.map((zone) => `${zone.to - zone.from}fr`).join(' ') }
  const place = `${placeOf(at)}%`
  return (
    <Frame>
      {askedEuro !== null && (
        <Flag aria-hidden="true" style={{ left: `clamp(40px, ${place}, calc(100% - 40px))` }}>
          {euroText(askedEuro * 100)}
        </Flag>
      )}
      <Track>
        <Stretches aria-hidden="true" style={columns}>
          {zones.map(({ name }) => (
            <i key={name} data-zone={name} />
          ))}
        </Stretches>
        {isHydrated && (
          <input
            type="range"
            min={from}
            max={to}
            step={step}
            value={Math.min(to, Math.max(from, at))}
            aria-label={`Prezzo, da ${numberText(from)} a ${numberText(to)} euro`}
            aria-valuetext={`${numberText(at)} euro${here ? `, ${here.name.toLowerCase()}` : ''}`}
            onChange={({ target }) => onMove(Number(target.value))}
          />
        )}
        {askedEuro !== null && <Knob aria-hidden="true" style={{ left: place }} />}
      </Track>
      <Words style={columns}>
        {zones.map(({ name, limit }) => (
          <span key={name} data-here={name === here?.name || undefined}>
            <i aria-hidden="true" data-zone={name} />
            <b>{name}</b> <small>{limit}</small>
          </span>
        ))}
      </Words>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  padding-top: 40px;
`
const Flag = styled.span`
  position: absolute;
  top: 0;
  padding: 6px 10px;
  border-radius: 6px;
  background: ${color.text};
  color: ${color.textInverse};
  font: 600 ${fontSize.md}/1 ${font.display};
  white-space: nowrap;
  transform: translateX(-50%);
`
const thumbStyle = `width: 32px; height: 32px; border: 0; border-radius: 50%; background: none; cursor: grab;`
const Track = styled.div`
  position: relative;
  height: 32px;
  input { position: absolute; z-index: 1; inset: 0 -16px; width: calc(100% + 32px); height: 32px; margin: 0; appearance: none; background: none; cursor: pointer; }
  input:focus-visible { outline: none; }
  input:focus-visible ~ span { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input::-webkit-slider-thumb { appearance: none; ${thumbStyle} }
  input::-moz-range-thumb { ${thumbStyle} }
`
/** The colours of the zones. */
const zoneColors = `
  background: ${color.borderControl};
  &[data-zone='Da verificare'] { background: ${color.warningSurface}; box-shadow: inset 0 0 0 1.5px ${color.warning}; }
  &[data-zone='Ottimo'] { background: ${color.accent}; }
  &[data-zone='Buono'] { background: ${color.accentSoft}; }
  &[data-zone='Nella media'] { background: ${color.borderStrong}; }
`
const Stretches = styled.div`
  position: absolute;
  inset: 11px 0 auto;
  display: grid;
  gap: 3px;
  height: 10px;
  i { border-radius: 3px; ${zoneColors} }
  ${forcedColors} { i { border: 1px solid CanvasText; } }
`
const Knob = styled.span`
  position: absolute;
  top: 2px;
  width: 28px;
  height: 28px;
  margin-left: -14px;
  border: 6px solid ${color.accent};
  border-radius: 50%;
  background: ${color.surface};
  box-shadow: 0 2px 8px rgb(0 0 0 / .2);
  pointer-events: none;
`
const Words = styled.p`
  display: grid;
  gap: 3px;
  margin-top: 4px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.25;
  span { min-width: 0; }
  b { display: block; color: ${color.text}; font-weight: 600; }
  small { font-size: .75rem; font-variant-numeric: tabular-nums; }
  [data-here] b { color: ${color.accent}; text-decoration: underline 2px; text-underline-offset: 4px; }
  i { display: none; }
  /* A stretch is narrower than its word: the words stand apart, each with its colour. */
  ${maxWidth(583)} {
    display: flex;
    gap: 8px;
    justify-content: space-between;
    i { display: block; width: 16px; height: 6px; margin-bottom: 4px; border-radius: 3px; ${zoneColors} }
  }
`
