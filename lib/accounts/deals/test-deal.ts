import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, reply } from '@/lib/accounts/contact/test-seller'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { actOnDeal } from './act-on-deal.server'
import type { ReadBody } from './deal-action.server'
import { partyOfAccount } from './deal-party.server'
import type { Offer } from './offer'
import type { DealParty } from './open-deal.server'
import { listOffers } from './store-offers.server'

/** A buyer and a private seller who write to each other about a car at 20,000 euro. */
export async function addTestDeal(db: Db, ad: Partial<NewAd> = {}) {
  const [buyer, seller] = [await addTestUser(db), await addTestUser(db)]
  const adId = await addPandaAd(db, { ownerId: seller.id, contactEmail: seller.email, priceCents: 2_000_000, ...ad })
  const replyId = await beginTestDeal(db, buyer, adId)
  return { buyer, seller, adId, replyId }
}

/** The same in the database itself, since two connections see nothing of an open transaction; gone afterwards. */
export async function withLastingDeal(check: (db: Db, talk: Awaited<ReturnType<typeof addTestDeal>>) => Promise<void>): Promise<void> {
  const db = getDb()
  const talk = await addTestDeal(db)
  try {
    await check(db, talk)
  } finally {
    await db`delete from reply where ad_id = ${talk.adId}`
    await db`delete from ad where id = ${talk.adId}`
    await db`delete from outbox_mail where recipient = any(${[talk.buyer.email, talk.seller.email]})`
    await db`delete from app_user where id = any(${[talk.buyer.id, talk.seller.id]})`
  }
}

export async function beginTestDeal(db: Db, buyer: User, adId: number): Promise<number> {
  await sendReply(db, adId, { ...reply, email: buyer.email }, { userId: buyer.id, ownsEmail: true })
  const [row] = await db<{ id: number }[]>`select max(id) as id from reply where ad_id = ${adId} and user_id = ${buyer.id}`
  return row?.id ?? 0
}

/** Presses a button of a conversation as its form would; gives what the person reads then. */
export async function press(
  db: Db,
  { user, replyId }: { user: User; replyId: number },
  azione: string,
  fields: Readonly<Record<string, string>> = {},
  now = new Date(),
): Promise<string> {
  return pressAs(db, await partyOfAccount(db, user, replyId), azione, fields, now)
}

/** The same, by a side of a conversation. */
export async function pressAs(
  db: Db,
  party: DealParty,
  azione: string,
  fields: Readonly<Record<string, string>> = {},
  now = new Date(),
): Promise<string> {
  const readBody: ReadBody = async (schema) => schema.validate(fields, { abortEarly: false, stripUnknown: true })
  return actOnDeal(db, party, azione, readBody, now).catch((error: unknown) => readable(error))
}

function readable(error: unknown): string {
  const shown: unknown = error instanceof Error ? Reflect.get(error, 'shownText') : undefined
  const text = shown ?? (error instanceof Error ? error.message : undefined)
  if (typeof text !== 'string') throw error
  return `No: ${text}`
}

export async function lastOffer(db: Db, replyId: number): Promise<Offer> {
  const offer = (await listOffers(db, replyId)).at(-1)
  if (!offer) throw new Error('no offer was made')
  return offer
}

/** The kinds of mails about deals that are owed to somebody, by their subjects, the oldest first. */
export async function dealMailsTo(db: Db, { email }: User): Promise<string[]> {
  const mails = await db<{ subject: string }[]>`select subject from outbox_mail where recipient = ${email} and kind = 'deal' order by id`
  return mails.map(({ subject }) => subject)
}
