import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dealerPath } from '@/lib/kernel/routes/routes'
import { isEmail } from '@/lib/kernel/validation/rules'
import type { Dealer } from './dealer'
import { getDealers } from './dealer-queries.server'

/** How a dealer is reached, and what they are called. Never for a page: only for visitors who ask for it. */
export type DealerContact = { id: number; title: string; href: string; email: string | null; phone: string | null }

export async function findDealerContact(db: Db, id: number): Promise<DealerContact | undefined> {
  const [dealer] = await getDealers(db, [id])
  return dealer && contactOf(dealer)
}

/** Finds the contact for somebody who wants to reach a dealer now. Throws where there is no such dealer. */
export async function getDealerContact(db: Db, id: number): Promise<DealerContact> {
  const dealer = await findDealerContact(db, id)
  if (!dealer) throw new AppError('notFound', 'no such dealer', { shownText: 'Questa concessionaria non esiste.' })
  return dealer
}

function contactOf({ id, name, slug, email, phone }: Dealer): DealerContact {
  return { id, title: name, href: dealerPath(slug), email: email !== null && isEmail(email) ? email : null, phone }
}
