import styled from '@emotion/styled'
import { tickIn } from '@/components/ui/form/Checkbox'
import { type Rememberable, rememberedAd, rememberedName } from '@/lib/market/ads/page/remembered-ad'
import { comparisonParams } from '@/lib/market/comparison/comparison-query'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, fontSize, radius, shadow } from '@/styles/tokens'
import { compareFormId } from './CompareForm'
import { tick, untick, useTicks } from './compare-ticks'

/** Picks an ad for the comparison, on the picture of its card; without JavaScript for the form beside the list. */
export function CompareTick({ ad }: { ad: Rememberable }) {
  const isTicked = useTicks().ads.some(({ id }) => id === ad.id)
  return (
    <Label>
      <input
        type="checkbox"
        form={compareFormId}
        name={comparisonParams.ad}
        value={ad.id}
        checked={isTicked}
        onChange={({ target }) => (target.checked ? tick(rememberedAd(ad)) : untick([ad.id]))}
        aria-label={`Confronta ${rememberedName(ad)}`}
      />
      <span>Confronta</span>
    </Label>
  )
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding: 0 10px 0 8px;
  border-radius: ${radius.sm};
  background: rgba(255, 255, 255, .96);
  box-shadow: ${shadow.sm};
  font-size: ${fontSize.base};
  font-weight: 600;
  cursor: pointer;
  isolation: isolate;
  &::after { content: ''; position: absolute; z-index: -1; inset: -6px; } /* behind the box, which stays what is pressed */
  &:has(:checked) { background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input {
    appearance: none;
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1.5px solid ${color.borderControlHover};
    border-radius: ${radius.xs};
    background: ${color.surface};
    cursor: pointer;
    &:focus-visible { outline: none; }
    &:checked { border-color: ${color.accent}; background: ${color.accent} ${tickIn(color.textInverse)} center / 15px no-repeat; }
    ${forcedColors} { appearance: auto; }
  }
  ${maxWidth(800)} { min-height: 36px; [data-slim] & { padding: 0 8px; box-shadow: none; } }
`
