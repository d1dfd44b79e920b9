import styled from '@emotion/styled'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { illustrationAlt, illustrationSrc, illustrationSrcSet } from '@/lib/market/illustrations/illustration'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { card: Pick<AdCard, 'title' | 'illustration'>; sizes: string; eager?: boolean }

/** The drawing that stands for a vehicle without photographs, and says that it is one. */
export function AdPicture({ card, sizes, eager = false }: Props) {
  return (
    <>
      <Picture
        src={illustrationSrc(card.illustration, 640)}
        srcSet={illustrationSrcSet(card.illustration)}
        sizes={sizes}
        width={640}
        height={400}
        alt={illustrationAlt({ make: card.title, colour: card.illustration.colour })}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
      <Mark>Immagine illustrativa</Mark>
    </>
  )
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`
const Mark = styled.span`
  position: absolute;
  left: 10px;
  bottom: 10px;
  padding: 3px 8px;
  border-radius: ${radius.sm};
  background: rgba(20, 24, 25, .82);
  color: ${color.textInverse};
  font-size: ${fontSize.xs};
`
