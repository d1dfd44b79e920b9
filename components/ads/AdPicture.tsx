import styled from '@emotion/styled'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { illustrationAlt, illustrationSrc, illustrationSrcSet } from '@/lib/market/illustrations/illustration'

type Props = { card: Pick<AdCard, 'title' | 'illustration'>; sizes: string; eager?: boolean }

/** The drawing that stands for a vehicle without photographs. The page says once that it is one: `IllustrationNote`. */
export function AdPicture({ card, sizes, eager = false }: Props) {
  return (
    <Picture
      src={illustrationSrc(card.illustration, 832)}
      srcSet={illustrationSrcSet(card.illustration)}
      sizes={sizes}
      width={640}
      height={400}
      alt={illustrationAlt({ make: card.title, colour: card.illustration.colour })}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`
