import { currentTerms } from '@/lib/accounts/consent/terms-version'
import { signatureOf } from '@/lib/accounts/reviews/review'
import { emailKey } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import type { NewDealer } from '@/lib/market/dealers/dealer'
import { findPlace } from '@/lib/market/places/places.server'
import type { DemoMarket } from '../demo-ad'
import { isDemoDealer } from '../existing-market.server'
import { addLogos } from './add-logos.server'
import { buyerDomain, staffDomain } from './buyers'
import { dealerProfile } from './dealer-profile'
import { laterReputation } from './later-reviews'
import { type Account, type PlannedThread, planReputation, type Reputation } from './plan-reviews'

/** Rows of one insert: PostgreSQL takes at most 65,535 parameters. */
const batchSize = 2_000

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize)
}

/** The dealers of a market with what they say of themselves, and a logo each. */
export async function introduceDealers(db: Db, { seed, dealers }: DemoMarket): Promise<NewDealer[]> {
  const logos = await addLogos(db, seed, dealers)
  return dealers.map((dealer, index) => ({
    ...dealer,
    ...dealerProfile(seed, index, dealer, findPlace(dealer.placeIstat ?? '')?.name ?? ''),
    logoId: logos[index] ?? null,
  }))
}

/** What buyers of two years said of the dealers of a market, whose ids are given in its order. */
export async function addReputation(db: Db, { seed, today, dealers }: DemoMarket, dealerIds: readonly number[]): Promise<void> {
  const plan = planReputation(seed, today, dealers)
  await setSince(db, plan, dealerIds)
  const buyerIds = await addAccounts(db, plan.buyers, 'user')
  const staff = [...plan.staff]
  const staffIds = await addAccounts(
    db,
    staff.map(([, account]) => account),
    'dealer',
  )
  const members = staff.map(([dealer, { createdAt }], place) => ({
    userId: staffIds[place] ?? 0,
    dealerId: dealerIds[dealer] ?? 0,
    role: 'owner',
    createdAt,
  }))
  if (members.length > 0) await db`insert into dealer_member ${db(members)}`
  const people: People = { dealerIds, buyerIds, staffOf: new Map(staff.map(([dealer], place) => [dealer, staffIds[place] ?? null])) }
  await addThreads(db, plan, people)
  await addReviews(db, plan, people)
}

async function setSince(db: Db, { since }: Reputation, dealerIds: readonly number[]): Promise<void> {
  await db`
    update dealer set created_at = known.since from unnest(${[...dealerIds]}::bigint[], ${since.map((moment) => moment.toISOString())}::timestamptz[]) as known (id, since)
    where dealer.id = known.id`
}

/** Adds confirmed accounts without a password, and gives their ids in the order given. */
async function addAccounts(db: Db, accounts: readonly Account[], role: 'user' | 'dealer'): Promise<number[]> {
  const ids = new Map<string, number>()
  for (const batch of batches(accounts)) {
    const rows = batch.map(({ email, displayName, createdAt }) => ({
      email,
      emailKey: emailKey(email),
      displayName,
      role,
      confirmedAt: createdAt,
      createdAt,
    }))
    const added = await db<{ id: number; email: string }[]>`insert into app_user ${db(rows)} returning id, email`
    for (const { id, email } of added) ids.set(email, id)
  }
  const found = accounts.flatMap(({ email }) => ids.get(email) ?? [])
  await db`
    insert into terms_acceptance (user_id, version, accepted_at)
    select id, ${currentTerms}, greatest(created_at, ${currentTerms}::date) from app_user where id = any(${found})`
  return found
}

type People = { dealerIds: readonly number[]; buyerIds: readonly number[]; staffOf: ReadonlyMap<number, number | null> }

/** A buyer's question and the answer to it, both read by the other side. */
async function addThreads(
  db: Db,
  { threads, buyers }: Pick<Reputation, 'threads' | 'buyers'>,
  { dealerIds, buyerIds, staffOf }: People,
): Promise<void> {
  const replyIds = await reserveIds(db, 'reply', threads.length)
  const messageIds = await reserveIds(db, 'reply_message', threads.length * 2)
  const rows = threads.map((thread, place) => ({
    id: replyIds[place] ?? 0,
    dealerId: dealerIds[thread.dealer] ?? 0,
    userId: buyerIds[thread.buyer] ?? 0,
    name: buyers[thread.buyer]?.displayName ?? '',
    email: buyers[thread.buyer]?.email ?? '',
    createdAt: thread.askedAt,
    emailConfirmedAt: thread.askedAt,
    buyerReadId: messageIds[place * 2 + 1] ?? 0,
    sellerReadId: messageIds[place * 2 + 1] ?? 0,
  }))
  for (const batch of batches(rows)) await db`insert into reply ${db(batch)}`
  const messages = threads.flatMap((thread, place) =>
    messagesOf(thread, staffOf.get(thread.dealer) ?? null).map((message, number) => ({
      ...message,
      id: messageIds[place * 2 + number] ?? 0,
      replyId: replyIds[place] ?? 0,
    })),
  )
  for (const batch of batches(messages)) await db`insert into reply_message ${db(batch)}`
}

function messagesOf({ question, askedAt, reply, repliedAt }: PlannedThread, authorId: number | null) {
  return [
    { sender: 'buyer', message: question, createdAt: askedAt, mailedAt: askedAt, authorId: null },
    { sender: 'seller', message: reply, createdAt: repliedAt, mailedAt: repliedAt, authorId },
  ]
}

async function reserveIds(db: Db, table: 'reply' | 'reply_message', count: number): Promise<number[]> {
  const rows = await db<
    { id: number }[]
  >`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`
  return rows.map(({ id }) => id)
}

async function addReviews(
  db: Db,
  { reviews, buyers }: Pick<Reputation, 'reviews' | 'buyers'>,
  { dealerIds, buyerIds, staffOf }: People,
): Promise<void> {
  const rows = reviews.map(({ dealer, buyer, decidedAt, answeredAt, ...review }) => ({
    ...review,
    dealerId: dealerIds[dealer] ?? 0,
    userId: buyerIds[buyer] ?? 0,
    signature: signatureOf(buyers[buyer]?.displayName ?? ''),
    state: decidedAt === null ? 'waiting' : 'published',
    decidedAt,
    answeredAt,
    answeredBy: answeredAt === null ? null : (staffOf.get(dealer) ?? null),
  }))
  for (const batch of batches(rows)) await db`insert into dealer_review ${db(batch)}`
}

/** Adds what buyers said since the demo was last looked at; `market` is as it was on the day it began. */
export async function growReputation(db: Db, { seed, today, dealers }: DemoMarket, { from, to }: { from: Date; to: Date }): Promise<void> {
  const plan = planReputation(seed, today, dealers)
  const later = laterReputation({ seed, plan, dealers, from, to })
  const known = await db<{ id: number; vatNumber: string | null }[]>`
    select id, vat_number from dealer where vat_number = any(${dealers.map(({ vatNumber }) => vatNumber ?? '')}) and ${isDemoDealer(db)}`
  const idOf = new Map(known.map(({ id, vatNumber }) => [vatNumber, id]))
  const staff = [...plan.staff]
  const accounts = await db<{ id: number; email: string }[]>`
    select id, email from app_user where email = any(${staff.map(([, { email }]) => email)})`
  const isThere = ({ dealer }: { dealer: number }) => idOf.has(dealers[dealer]?.vatNumber ?? null)
  const people: People = {
    dealerIds: dealers.map(({ vatNumber }) => idOf.get(vatNumber ?? null) ?? 0),
    buyerIds: await addAccounts(db, later.buyers, 'user'),
    staffOf: new Map(staff.map(([dealer, { email }]) => [dealer, accounts.find((account) => account.email === email)?.id ?? null])),
  }
  await addThreads(db, { ...later, threads: later.threads.filter(isThere) }, people)
  await addReviews(db, { ...later, reviews: later.reviews.filter(isThere) }, people)
}

/** Deletes the accounts of dealers' staff and of buyers, with what they wrote; staff first, because messages that buyers take with them name it. */
export async function clearReputation(db: Db): Promise<void> {
  await db`delete from app_user where email like ${`%@${staffDomain}`}`
  await db`delete from app_user where email like ${`%@${buyerDomain}`}`
}

/** Deletes logos of a market that nobody shows any more. */
export async function clearLogos(db: Db, logoIds: readonly string[]): Promise<void> {
  await db`
    delete from dealer_logo where id = any(${[...logoIds]}) and not exists (select from dealer where logo_id = dealer_logo.id)
      and not exists (select from dealer_registration where logo_id = dealer_logo.id)`
}
