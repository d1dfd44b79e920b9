import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { illustrationAlt, illustrationSrc, illustrationSrcSet } from '@/lib/market/illustrations/illustration'
import { pictureSrc, pictureSrcSet } from '@/lib/market/photos/photo'

/** An ad without photographs shows its illustration from four sides; its seed is the id. */
export function picturesOf({ title, illustration, photos }: AdPage) {
  if (photos.length > 0)
    return photos.map(({ file, colour, width, height }, place) => ({
      src: pictureSrc(file, 832),
      srcSet: pictureSrcSet(file, 'webp'),
      avif: pictureSrcSet(file, 'avif'),
      colour,
      width,
      height,
      alt: `Foto ${place + 1} di ${photos.length}: ${title}`,
    }))
  return [0, 1, 2, 3].map((step) => {
    const pictured = { ...illustration, id: illustration.id + step }
    return {
      src: illustrationSrc(pictured, 832),
      srcSet: illustrationSrcSet(pictured),
      width: 640,
      height: 400,
      alt: illustrationAlt({ make: title, colour: illustration.colour }),
    }
  })
}
