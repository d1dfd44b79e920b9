import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { AdGallery } from './AdGallery'
import { picturesOf } from './ad-pictures'
import { NoPhotos } from './NoPhotos'

/** What an ad shows of its vehicle: its photographs, or one slim illustration that says that there are none. */
export function AdPictures({ page }: { page: Pick<AdPage, 'title' | 'photos' | 'illustration'> }) {
  return page.photos.length > 0 ? <AdGallery pictures={picturesOf(page)} /> : <NoPhotos illustration={page.illustration} />
}
