import { Link } from '@/components/ui/Link'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'

/** Another ad that speaks against this one. */
export function OtherAd({ id, ad }: { id: number; ad: CasePage['otherAds'][number] | undefined }) {
  if (!ad) return <>Annuncio {id}, che non c’è più</>
  if (ad.href === null)
    return (
      <>
        {ad.title}, annuncio {id} ({ad.status.toLowerCase()})
      </>
    )
  return (
    <Link href={ad.href}>
      {ad.title}, annuncio {id}
    </Link>
  )
}
