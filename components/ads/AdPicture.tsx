import styled from '@emotion/styled'
import { AvifPicture } from '@/components/ui/icons/AvifPicture'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { illustrationAlt, illustrationSrc, illustrationSrcSet } from '@/lib/market/illustrations/illustration'
import { pictureSrc, pictureSrcSet } from '@/lib/market/photos/photo'

const photoWidths = [320, 832, 1280] as const
/** Illustrations have no detail for sharper screens. */
const illustrationWidths = [320, 832] as const

type Props = { card: Pick<AdCard, 'title' | 'illustration' | 'photo'>; sizes: string; eager?: boolean }

/** The cover photograph of an ad, or its illustration. `IllustrationNote` says once per page that there are illustrations. */
export function AdPicture({ card, sizes, eager = false }: Props) {
  const { avif, ...picture } = pictureOf(card)
  return (
    <AvifPicture avif={avif} sizes={sizes}>
      <Picture
        {...picture}
        sizes={sizes}
        width={640}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </AvifPicture>
  )
}

function pictureOf({ title, illustration, photo }: Props['card']): { src: string; srcSet: string; avif?: string; alt: string } {
  if (photo !== null)
    return {
      src: pictureSrc(photo, 832),
      srcSet: pictureSrcSet(photo, 'webp', photoWidths),
      avif: pictureSrcSet(photo, 'avif', photoWidths),
      alt: title,
    }
  const alt = illustrationAlt({ make: title, colour: illustration.colour })
  return { src: illustrationSrc(illustration, 832), srcSet: illustrationSrcSet(illustration, illustrationWidths), alt }
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`
