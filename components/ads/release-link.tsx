import { ButtonLink } from '@/components/ui/ButtonLink'
import { newAlertPath } from '@/lib/kernel/routes/routes'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { releaseHref } from '@/lib/market/search/page/ad-trail'

/** Who waits for a reserved vehicle is written to when it is for sale again. */
export function releaseLink(page: AdPage) {
  const href = releaseHref(page)
  if (href === null) return null
  return (
    <ButtonLink href={newAlertPath(href)} rel="nofollow" size="lg" block>
      Avvisami se si libera
    </ButtonLink>
  )
}
