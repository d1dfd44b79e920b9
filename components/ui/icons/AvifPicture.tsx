import type { ReactElement } from 'react'

type Props = {
  /** The same picture as AVIF, in one size or several; illustrations have none. */
  avif: string | undefined
  /** The `sizes` of the picture itself, where there are several. */
  sizes?: string
  children: ReactElement
}

/** A picture, in the lighter format where the browser knows it. */
export function AvifPicture({ avif, sizes, children }: Props) {
  if (avif === undefined) return children
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {children}
    </picture>
  )
}
