import type { ReactNode } from 'react'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { AdGallery } from './AdGallery'
import { picturesOf } from './ad-pictures'
import { NoPhotos } from './NoPhotos'

type Props = {
  page: Pick<AdPage, 'title' | 'photos' | 'illustration'>
  /** How to come by photographs where there are none. */
  children?: ReactNode
}

/** What an ad shows of its vehicle: its photographs, or one slim illustration that says that there are none. */
export function AdPictures({ page, children }: Props) {
  return page.photos.length > 0 ? (
    <AdGallery pictures={picturesOf(page)} />
  ) : (
    <NoPhotos illustration={page.illustration}>{children}</NoPhotos>
  )
}
