import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { pictureSrc, pictureSrcSet } from '@/lib/market/photos/photo'

/** The photographs of an ad, as its gallery shows them. */
export function picturesOf({ title, photos }: Pick<AdPage, 'title' | 'photos'>) {
  return photos.map(({ file, colour, width, height }, place) => ({
    src: pictureSrc(file, 832),
    srcSet: pictureSrcSet(file, 'webp'),
    avif: pictureSrcSet(file, 'avif'),
    colour,
    width,
    height,
    alt: `Foto ${place + 1} di ${photos.length}: ${title}`,
  }))
}
