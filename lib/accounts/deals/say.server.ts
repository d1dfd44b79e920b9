import { pushToSide } from '@/lib/accounts/contact/push-to-side.server'
import { type Party, unnamedSeller } from '@/lib/accounts/contact/reply'
import { issueCode } from '@/lib/accounts/contact/reply-code.server'
import { assignAuthor, insertMessage, insertQuietMessage, mailMessage } from '@/lib/accounts/contact/write-message.server'
import type { PushKind } from '@/lib/accounts/push/push'
import type { Db } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { type DealMail, dealMail, moverText } from './deal-mails.server'
import { inSentence } from './offer'
import type { Deal, DealParty } from './open-deal.server'

/** How a mail names what happened; who moved, the title and the link are added. `about`: as what browsers show it, a message where it is missing. */
export type Wording = { subject: string; lead: string; button: string; about?: PushKind }

/** Writes what a side does as a message and mails it to the other side, in the caller's transaction. A seller without an address gets it later, as every message. */
export async function say(
  db: Db,
  deal: Deal,
  { side, authorId }: DealParty,
  text: string,
  { about, ...wording }: Wording,
): Promise<number> {
  const id = await insertMessage(db, deal.id, side, text, about)
  if (authorId !== undefined) await assignAuthor(db, deal.id, id, authorId)
  const to = otherSide(side)
  const mail = await mailTo(db, deal, to, { ...wording, said: text })
  if (mail) await mailMessage(db, id, mail)
  return id
}

/** As `say`, where a mail of the caller's own goes to both. */
export async function sayQuietly(db: Db, deal: Deal, { side, authorId }: DealParty, text: string): Promise<number> {
  const id = await insertQuietMessage(db, deal.id, side, text, 'visits')
  if (authorId !== undefined) await assignAuthor(db, deal.id, id, authorId)
  return id
}

/** Mails both sides what the clock or the market has done, in the caller's transaction. */
export async function inform(db: Db, deal: Deal, wording: Wording): Promise<void> {
  for (const to of ['buyer', 'seller'] as const) await informOne(db, deal, to, wording)
}

/** As `inform`, for one side. */
export async function informOne(db: Db, deal: Deal, to: Party, { about = 'messages', ...wording }: Wording): Promise<void> {
  await pushToSide(db, { replyId: deal.id, to, kind: about })
  const mail = await mailTo(db, deal, to, { ...wording, said: null })
  if (mail) await queueMail(db, mail)
}

export function otherSide(side: Party): Party {
  return side === 'buyer' ? 'seller' : 'buyer'
}

/** Who a side is, in words for the other one. */
export function nameOf(side: Party, { name, dealerName }: Deal): string {
  return inSentence(moverText(side, { buyer: name, seller: dealerName ?? unnamedSeller }))
}

async function mailTo(db: Db, deal: Deal, side: Party, given: Omit<DealMail, 'to' | 'code' | 'ad'>) {
  const to = side === 'buyer' ? deal.email : deal.sellerEmail
  if (to === null) return undefined
  return dealMail({ ...given, to, code: await issueCode(db, deal.id, side), ad: await findMailedAd(db, deal.adId) })
}
