import { acceptTerms } from '@/lib/accounts/consent/accept-terms.server'
import { currentTerms } from '@/lib/accounts/consent/terms-version'
import { refuseCommonPassword } from '@/lib/accounts/users/common-password.server'
import { openProvenAccount } from '@/lib/accounts/users/dealer-accounts.server'
import { hashPassword } from '@/lib/accounts/users/password-hash.server'
import { invalidLinkError } from '@/lib/accounts/users/token.server'
import { emailKey } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { findTypedPlace } from '@/lib/market/places/typed-place.server'
import { profileOf } from './dealer-profile'
import { confirmationHours, type UnconfirmedRegistration } from './dealer-registration'
import type { DealerProfileForm, DealerRegistration } from './dealer-schemas'
import { confirmDealerMail } from './dealership-mails.server'

const unknownPlaceText = 'Non troviamo questo comune: aggiungi la provincia, per esempio Monza (MB)'

/** A profile as typed, in the comune that it names; throws what the field of the place says. */
export function readProfile(form: DealerProfileForm) {
  const place = findTypedPlace(form.place)
  if (!place) throw invalidField('place', unknownPlaceText)
  return profileOf(form, place)
}

/** Stores a dealer's registration and sends a mail to confirm the address. */
export async function registerDealer(db: Db, registration: DealerRegistration): Promise<void> {
  const { name, vatNumber, contactName, email } = registration
  const profile = readProfile(registration)
  await refuseKnownDealer(db, vatNumber)
  const code = randomToken()
  await inTransaction(db, async (db) => {
    await db`
      insert into dealer_registration (code_hash, contact_name, email, name, vat_number, profile, terms_version)
      values (${hashToken(code)}, ${contactName}, ${email}, ${name}, ${vatNumber}, ${db.json(profile)}, ${currentTerms})`
    await queueMail(db, confirmDealerMail({ to: email, code }))
  })
}

/** A company that has an account already is joined by its owner's invitation. VAT numbers are public, and so is who sells here. */
async function refuseKnownDealer(db: Db, vatNumber: string): Promise<void> {
  const [known] = await db`
    select from dealer where vat_number = ${vatNumber} and exists (select 1 from dealer_member where dealer_id = dealer.id)`
  if (known) throw invalidField('vatNumber', 'Questa azienda è già su Ingrana: chiedi al titolare di invitarti.')
}

/** What the link of a mail would confirm; undefined when it was used or is too old. */
export async function findUnconfirmed(db: Db, code: string): Promise<UnconfirmedRegistration | undefined> {
  const found = await findByCode(db, code)
  return found && { name: found.name, email: found.email, hasAccount: found.userId !== null }
}

type Found = { id: number; name: string; email: string; contactName: string; termsVersion: string; createdAt: Date; userId: number | null }

async function findByCode(db: Db, code: string): Promise<Found | undefined> {
  const [found] = await db<Omit<Found, 'userId'>[]>`
    select id, name, email, contact_name, terms_version, created_at from dealer_registration
    where code_hash = ${hashToken(code)} and created_at > now() - ${confirmationHours} * interval '1 hour'`
  if (!found) return undefined
  const [account] = await db<
    { id: number }[]
  >`select id from app_user where email_key = ${emailKey(found.email)} and confirmed_at is not null`
  return { ...found, userId: account?.id ?? null }
}

/**
 * Uses the link: the request now waits for a moderator, under the account of the address. Where there is none yet, it is opened with the password that the
 * reader of the mail types here; what a stranger may have chosen for the address before never comes into force.
 */
export async function confirmDealerRegistration(db: Db, { codice, password }: { codice: string; password: string }): Promise<void> {
  const found = await findByCode(db, codice)
  if (!found) throw invalidLinkError()
  if (found.userId === null && password === '') throw invalidField('password', 'Scegli una password')
  if (found.userId === null) refuseCommonPassword(password, found.email)
  const passwordHash = found.userId === null ? await hashPassword(password) : ''
  await inTransaction(db, async (db) => {
    const userId = found.userId ?? (await openProvenAccount(db, { email: found.email, displayName: found.contactName, passwordHash }))
    if (userId === undefined) throw invalidLinkError() // the account was confirmed meanwhile, by another link
    const { count } = await db`
      update dealer_registration set user_id = ${userId}, confirmed_at = now(), code_hash = null where id = ${found.id} and code_hash is not null`
    if (count === 0) throw invalidLinkError()
    await acceptTerms(db, userId, found.termsVersion, found.createdAt)
  })
}
