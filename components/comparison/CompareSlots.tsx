import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { type RememberedAd, rememberedName } from '@/lib/market/ads/page/remembered-ad'
import { maxCompared } from '@/lib/market/comparison/comparison-query'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { ads: readonly RememberedAd[]; onRemove(id: number): void }

/** The four places of a comparison, on a computer; the empty ones say what they wait for. */
export function CompareSlots({ ads, onRemove }: Props) {
  return (
    <Slots>
      {ads.map((ad) => (
        <li key={ad.id}>
          <img src={ad.picture} alt="" width={64} height={46} />
          <span>
            <b>{ad.price}</b>
            <small>{ad.version === '' ? ad.title : ad.version}</small>
          </span>
          <Remove
            type="button"
            aria-label={`Togli dal confronto: ${rememberedName(ad)}`}
            onClick={(event) => leave(event.currentTarget, () => onRemove(ad.id))}
          >
            <Icon name="close" size={16} />
          </Remove>
        </li>
      ))}
      {Array.from({ length: maxCompared - ads.length }, (_, place) => (
        <li key={`empty ${place}`} data-empty aria-hidden={place > 0 || undefined}>
          Scegline un’altra
        </li>
      ))}
    </Slots>
  )
}

/** The button goes with its ad: the focus moves to the one beside it. */
export function leave(button: HTMLElement, remove: () => void): void {
  const item = button.closest('li')
  const beside = item?.nextElementSibling?.querySelector('button') ?? item?.previousElementSibling?.querySelector('button')
  beside?.focus()
  remove()
}

const Slots = styled.ul`
  display: flex;
  gap: 12px;
  min-width: 0;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    width: 162px;
    min-height: 56px;
    padding: 4px;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    line-height: 1.25;
  }
  [data-empty] { grid-template-columns: minmax(0, 1fr); place-items: center; border: 1.5px dashed ${color.borderControl}; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  img { width: 64px; height: 46px; border-radius: 5px; background: ${color.surfaceMuted}; object-fit: cover; }
  b { display: block; overflow: hidden; font: 700 ${fontSize.md}/1.15 ${font.display}; white-space: nowrap; }
  small { display: block; overflow: hidden; font-size: ${fontSize.sm}; text-overflow: ellipsis; white-space: nowrap; }
  ${maxWidth(991)} { li { grid-template-columns: 64px; width: 76px; justify-content: center; } li > span { display: none; } [data-empty] { font-size: 0; } }
  ${maxWidth(800)} { display: none; }
`
/** A target of 44 px around a small disc on the corner. */
const Remove = styled.button`
  ${iconButtonStyle}
  position: absolute;
  top: -14px;
  right: -14px;
  border: 0;
  background: none;
  color: ${color.text};
  cursor: pointer;
  &::before { content: ''; position: absolute; width: 24px; height: 24px; border: 1.5px solid ${color.borderControl}; border-radius: 50%; background: ${color.surface}; }
  &:hover::before { background: ${color.surfaceMuted}; }
  svg { position: relative; }
`
