import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import type { EmailChange } from '@/lib/accounts/users/change-email.server'
import { countAsDealer } from '@/lib/accounts/users/dealer-accounts.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { hasRightCheckDigit } from '@/lib/kernel/validation/vat-number'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { saveDealerProfile } from '@/lib/market/dealers/save-dealer-profile.server'
import { findPlace } from '@/lib/market/places/places.server'
import { logDealerAction } from './dealer-log.server'
import { confirmationHours, type OwnRegistration, refusedMonths, type WaitingRegistration } from './dealer-registration'
import { dealerApprovedMail, dealerRefusedMail } from './dealership-mails.server'

type Row = Omit<WaitingRegistration, 'hasRightCheckDigit' | 'known' | 'place' | 'confirmedAt'> & {
  userId: number | null
  confirmedAt: Date | null
}
type Known = { id: number; name: string; slug: string; vatNumber: string | null }

/** The requests that wait for a moderator, the oldest first. */
export async function listWaitingRegistrations(db: Db): Promise<WaitingRegistration[]> {
  const rows = await db<Omit<Row, 'userId'>[]>`
    select id, name, vat_number, contact_name, email, confirmed_at, profile, logo_id from dealer_registration
    where confirmed_at is not null and decided_at is null order by confirmed_at limit ${mostWaiting}`
  const known = await findUnclaimed(
    db,
    rows.map(({ vatNumber }) => vatNumber),
  )
  return rows.map((row) => ({
    ...row,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    place: placeText(row.profile.placeIstat),
    hasRightCheckDigit: hasRightCheckDigit(row.vatNumber),
    known: known.find(({ vatNumber }) => vatNumber === row.vatNumber) ?? null,
  }))
}

function placeText(istat: string | null | undefined): string | null {
  const place = findPlace(istat ?? '')
  return place ? `${place.name} (${place.provinceCode})` : null
}

async function findUnclaimed(db: Db, vatNumbers: readonly string[]): Promise<Known[]> {
  if (vatNumbers.length === 0) return []
  return db<Known[]>`
    select id, name, slug, vat_number from dealer where vat_number in ${db([...vatNumbers])}
      and not exists (select 1 from dealer_member where dealer_id = dealer.id) order by id`
}

/** The last request of an account, if it ever made one. */
export async function findOwnRegistration(db: Db, userId: number): Promise<OwnRegistration | undefined> {
  const [found] = await db<OwnRegistration[]>`
    select id, name, outcome, statement, logo_id from dealer_registration where user_id = ${userId} order by id desc limit 1`
  return found
}

/** The requests of an address go with its account to another one. */
export async function moveRegistrations(db: Db, { from, to }: EmailChange): Promise<void> {
  await db`update dealer_registration set email = ${to} where lower(email) = lower(${from})`
}

/** Erases, with the account of an address, what waits for it by mail: requests nobody confirmed, invitations nobody followed. */
export async function eraseWaitingMails(db: Db, email: string): Promise<void> {
  await db`delete from dealer_registration where lower(email) = lower(${email})`
  await db`delete from dealer_invitation where lower(email) = lower(${email})`
}

type ExportedRegistration = {
  contactName: string
  email: string
  name: string
  vatNumber: string
  profile: WaitingRegistration['profile']
  statement: string | null
  createdAt: Date
  confirmedAt: Date | null
  decidedAt: Date | null
}

/** The requests of an account, for the copy of its owner's data. */
export async function exportRegistrations(db: Db, userId: number): Promise<ExportedRegistration[]> {
  return db<ExportedRegistration[]>`
    select contact_name, email, name, vat_number, profile, statement, created_at, confirmed_at, decided_at
    from dealer_registration where user_id = ${userId} order by id`
}

/** Lets a dealer in: the applicant becomes its owner. A dealer that an import made and nobody acts for is the same company. Gives its name. */
export async function approveRegistration(db: Db, moderator: User, id: number): Promise<string> {
  return inTransaction(db, async (db) => {
    const { userId, name, vatNumber, email, ...registration } = await decide(db, moderator, id, { outcome: 'approved', statement: null })
    const profile = { ...registration.profile, logoId: registration.logoId }
    const [known] = await findUnclaimed(db, [vatNumber])
    const dealerId = known?.id ?? (await addDealers(db, [{ ...profile, name, vatNumber }]))[0]
    if (dealerId === undefined) throw new Error('the dealer was not added')
    if (known) await saveDealerProfile(db, known.id, { ...profile, name })
    await db`insert into dealer_member (user_id, dealer_id, role) values (${userId}, ${dealerId}, 'owner')`
    await countAsDealer(db, userId)
    await logDealerAction(db, { dealerId }, { id: userId }, 'registered', name)
    await queueMail(db, dealerApprovedMail({ to: email, name }))
    return name
  })
}

/** Says no to the applicant, with the reason. Gives the name of the company. */
export async function refuseRegistration(db: Db, moderator: User, id: number, statement: string): Promise<string> {
  return inTransaction(db, async (db) => {
    const { name, email } = await decide(db, moderator, id, { outcome: 'refused', statement })
    await queueMail(db, dealerRefusedMail({ to: email, statement }))
    return name
  })
}

type Decision = { outcome: 'approved' | 'refused'; statement: string | null }

async function decide(db: Db, moderator: User, id: number, { outcome, statement }: Decision): Promise<Row & { userId: number }> {
  const [row] = await db<Row[]>`
    update dealer_registration set outcome = ${outcome}, statement = ${statement}, decided_at = now(), decided_by = ${moderator.id}
    where id = ${id} and confirmed_at is not null and decided_at is null
    returning id, user_id, name, vat_number, contact_name, email, confirmed_at, profile, logo_id`
  if (typeof row?.userId !== 'number')
    throw new AppError('conflict', 'no such request, or decided already', { shownText: 'Questa richiesta è già stata decisa.' })
  return { ...row, userId: row.userId }
}

export const registrationExpiries: readonly Expiry[] = [
  {
    table: 'dealer_registration',
    isOver: (db) => db`
      (confirmed_at is null and created_at < now() - ${confirmationHours} * interval '1 hour')
        or (outcome = 'refused' and decided_at < now() - ${refusedMonths} * interval '1 month')`,
  },
  { table: 'dealer_invitation', isOver: (db) => db`expires_at < now()` },
]
