import styled from '@emotion/styled'
import { AvifPicture } from '@/components/ui/icons/AvifPicture'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { cutoutSrc, illustrationAlt } from '@/lib/market/illustrations/illustration'
import { pictureSrc, pictureSrcSet } from '@/lib/market/photos/photo'
import { color } from '@/styles/tokens'

const photoWidths = [320, 832, 1280] as const

type Props = { card: Pick<AdCard, 'title' | 'illustration' | 'photo'>; sizes: string; eager?: boolean }

/** The cover photograph of an ad, or its illustration. `IllustrationNote` says once per page that there are illustrations. */
export function AdPicture({ card, sizes, eager = false }: Props) {
  const loading = { loading: eager ? 'eager' : 'lazy', fetchPriority: eager ? 'high' : undefined, decoding: 'async' } as const
  const { title, illustration, photo } = card
  if (photo === null)
    return (
      <Cutout
        src={cutoutSrc(illustration)}
        alt={illustrationAlt({ make: title, colour: illustration.colour })}
        width={680}
        height={290}
        {...loading}
      />
    )
  return (
    <AvifPicture avif={pictureSrcSet(photo, 'avif', photoWidths)} sizes={sizes}>
      <Picture
        src={pictureSrc(photo, 832)}
        srcSet={pictureSrcSet(photo, 'webp', photoWidths)}
        alt={title}
        sizes={sizes}
        width={640}
        height={400}
        {...loading}
      />
    </AvifPicture>
  )
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`
/** Without scenery, on a strip of road. */
const Cutout = styled(Picture)`
  padding: 6% 6% 3%;
  background: linear-gradient(${color.border}, ${color.border}) 0 100% / 100% 20% no-repeat;
  object-fit: contain;
  object-position: 50% 100%;
`
