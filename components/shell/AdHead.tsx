import type { ReactNode } from 'react'
import { JsonLd } from '@/components/ui/JsonLd'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { sharePicturePath, sharePictureSize } from '@/lib/kernel/routes/share-picture-path'
import { adDescription, adTitle, fullTitleOf } from '@/lib/market/ads/ad-description'
import { adJsonLd } from '@/lib/market/ads/page/ad-json-ld'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { illustrationSrc } from '@/lib/market/illustrations/illustration'
import { pictureSrc } from '@/lib/market/photos/photo'
import { PageLayout } from './PageLayout'

type Props = { page: AdPage; trail: readonly { label: string; href: string }[]; siteUrl: string; children: ReactNode }

/** What search engines and social networks read of an ad, around its page. */
export function AdHead({ page, trail, siteUrl, children }: Props) {
  const { ad, title, photos } = page
  const description = adDescription(page)
  const images = photos.length > 0 ? photos.map(({ file }) => pictureSrc(file, 1280)) : [illustrationSrc(page.illustration, 1280)]
  const pictureKey = [ad.status, ad.priceCents ?? ad.rentalFeeCents, photos[0]?.file.slice(0, 8) ?? null]
  return (
    <PageLayout
      title={adTitle(page)}
      description={description}
      canonicalPath={page.href}
      image={{ path: sharePicturePath(ad.id, pictureKey), alt: fullTitleOf(page), size: sharePictureSize }}
      noindex={page.unavailable}
    >
      <JsonLd json={adJsonLd(page, description, images, siteUrl)} />
      <JsonLd json={breadcrumbList([...trail, { label: title, href: page.href }], siteUrl)} />
      {children}
    </PageLayout>
  )
}
