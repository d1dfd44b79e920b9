import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { IconButton } from '@/components/ui/icons/IconButton'
import { type RememberedAd, rememberedName } from '@/lib/market/ads/page/remembered-ad'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { leave } from './CompareSlots'

type Props = { ads: readonly RememberedAd[]; onRemove(id: number): void }

/** The ticked ads one below the other, each with a way to take it out. */
export function CompareList({ ads, onRemove }: Props) {
  return (
    <List>
      {ads.map((ad) => (
        <li key={ad.id}>
          <img src={ad.picture} alt="" width={72} height={54} />
          <span>
            <b>{ad.price}</b>
            <small>{rememberedName(ad)}</small>
          </span>
          <IconButton
            type="button"
            aria-label={`Togli ${rememberedName(ad)}`}
            onClick={(event) => leave(event.currentTarget, () => onRemove(ad.id))}
          >
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  li { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 8px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  img { width: 72px; height: 54px; border-radius: ${radius.sm}; background: ${color.surfaceMuted}; object-fit: cover; }
  b { display: block; font: 700 ${fontSize.md}/1.15 ${font.display}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; overflow-wrap: anywhere; }
  button { border: 0; background: none; cursor: pointer; }
`
