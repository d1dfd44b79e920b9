import { illustrationSrc, illustrationSrcSet, type Pictured } from '@/lib/market/illustrations/illustration'

type Props = { picture: Pictured; sizes: string; eager?: boolean }

/** The illustration of an article: decorative beside its title. */
export function ArticlePicture({ picture, sizes, eager = false }: Props) {
  return (
    <img
      src={illustrationSrc(picture, 832)}
      srcSet={illustrationSrcSet(picture, [320, 832])}
      sizes={sizes}
      alt=""
      width={832}
      height={520}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
