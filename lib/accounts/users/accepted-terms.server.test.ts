import { expect, test } from 'vitest'
import { acceptTerms, exportAcceptedTerms, findAcceptedTerms } from '@/lib/accounts/consent/accept-terms.server'
import { currentTerms } from '@/lib/accounts/consent/terms-version'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { registerSocialUser } from './register-social-user.server'
import { registerUser } from './register-user.server'
import { confirmRegistration } from './registration-link.server'
import { addTestUser, codeOfLastMail } from './test-user'
import { findUserByEmail } from './user-queries.server'

const anna = { displayName: 'Anna Bianchi', email: 'anna@esempio.it', password: 'Trifoglio+42', phone: '' }

test(
  'a registration accepts the terms of the day it was sent, once it is confirmed',
  withRollback(async (db) => {
    await registerUser(db, anna)
    await db`update user_token set terms_version = '2026-11-21', created_at = '2026-11-22T10:00:00Z'`
    const { id } = (await findUserByEmail(db, anna.email)) ?? { id: 0 }
    expect(await findAcceptedTerms(db, id)).toBeUndefined()
    await confirmRegistration(db, await codeOfLastMail(db, anna.email, 'confirm-registration'))
    expect(await exportAcceptedTerms(db, id)).toEqual([{ version: '2026-11-21', acceptedAt: new Date('2026-11-22T10:00:00Z') }])
  }),
)

test(
  'a registration and a first login through a provider carry the terms in force',
  withRollback(async (db) => {
    await registerUser(db, anna)
    expect(await db`select terms_version from user_token`).toEqual([{ termsVersion: currentTerms }])
    const social = await registerSocialUser(db, { email: 'luca@esempio.it', displayName: 'Luca' })
    expect(await findAcceptedTerms(db, social ?? 0)).toMatchObject({ version: currentTerms })
  }),
)

test(
  'a link from before terms had versions confirms the account and accepts none',
  withRollback(async (db) => {
    await registerUser(db, anna)
    await db`update user_token set terms_version = null`
    await confirmRegistration(db, await codeOfLastMail(db, anna.email, 'confirm-registration'))
    const user = await findUserByEmail(db, anna.email)
    expect(user?.confirmedAt).not.toBeNull()
    expect(await exportAcceptedTerms(db, user?.id ?? 0)).toEqual([])
  }),
)

test(
  'newer terms are stored beside the older, each with the day of its first acceptance',
  withRollback(async (db) => {
    const { id } = await addTestUser(db)
    const first = new Date('2026-11-21T10:00:00Z')
    await acceptTerms(db, id, '2026-11-21', first)
    await acceptTerms(db, id, currentTerms)
    await acceptTerms(db, id, '2026-11-21')
    expect(await findAcceptedTerms(db, id)).toMatchObject({ version: currentTerms })
    expect((await exportAcceptedTerms(db, id)).map(({ version }) => version)).toEqual(['2026-11-21', currentTerms])
    expect((await exportAcceptedTerms(db, id))[0]?.acceptedAt).toEqual(first)
  }),
)
