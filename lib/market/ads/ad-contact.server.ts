import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adPath } from '@/lib/kernel/routes/routes'
import { isEmail } from '@/lib/kernel/validation/rules'
import { type Ad, type AdStatus, hasPublicPage, isGone, takesContacts } from './ad'
import { vehicleNames } from './ad-cards.server'

/** How the seller of an ad is reached, and what the ad is called. Never for a page: only for visitors who ask for it. */
export type AdContact = { id: number; status: AdStatus; title: string; href: string; email: string | null; phone: string | null }

type AdContactRow = Pick<Ad, 'id' | 'category' | 'make' | 'model' | 'version' | 'status' | 'closedAt'> & {
  email: string | null
  phone: string | null
}

/** Contact of an ad; undefined without a public page. What the ad itself says goes before what its dealer says. */
export async function findAdContact(db: Db, id: number): Promise<AdContact | undefined> {
  const [ad] = await db<AdContactRow[]>`
    select ad.id, category, make, model, version, status, closed_at,
      coalesce(nullif(contact_email, ''), nullif(dealer.email, '')) as email, coalesce(nullif(contact_phone, ''), nullif(dealer.phone, '')) as phone
    from ad left join dealer on dealer.id = ad.dealer_id where ad.id = ${id}`
  if (!ad || !hasPublicPage(ad.status) || isGone({ status: ad.status, closedAt: ad.closedAt?.toISOString() ?? null }, new Date()))
    return undefined
  const { make, model } = vehicleNames(ad)
  return {
    id,
    status: ad.status,
    title: [make, model, ad.version].filter(Boolean).join(' '),
    href: adPath({ id, make, model, version: ad.version }),
    email: ad.email !== null && isEmail(ad.email) ? ad.email : null,
    phone: ad.phone,
  }
}

/** Finds the contact for somebody who wants to reach the seller now. Throws where the ad is missing or takes no contacts. */
export async function getAdContact(db: Db, id: number): Promise<AdContact> {
  const ad = await findAdContact(db, id)
  if (!ad) throw new AppError('notFound', 'no such ad', { shownText: 'Questo annuncio non esiste.' })
  if (!takesContacts(ad.status))
    throw new AppError('gone', 'the ad takes no contacts', { shownText: 'Questo annuncio non è più disponibile.' })
  return ad
}
