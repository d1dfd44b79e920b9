import { expect, test } from 'vitest'
import { checkCredentials } from '@/lib/accounts/users/check-credentials.server'
import { addTestUser, codeOfLastMail, mailsTo, testPassword } from '@/lib/accounts/users/test-user'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { findDealer } from '@/lib/market/dealers/dealer-queries.server'
import { chooseRequestedLogo, findWaitingRequest, isRequestedLogo } from './choose-logo.server'
import { type DealerRegistration, dealerProfileSchema, dealerRegistrationSchema } from './dealer-schemas'
import {
  approveRegistration,
  eraseWaitingMails,
  exportRegistrations,
  findOwnRegistration,
  listWaitingRegistrations,
  moveRegistrations,
  refuseRegistration,
} from './decide-registration.server'
import { confirmDealerRegistration, findUnconfirmed, registerDealer } from './register-dealer.server'
import { listDealerships } from './require-dealership.server'

const email = 'carlo@ticino-auto.example'
const typed = {
  name: 'Ticino  Auto S.r.l.',
  vatNumber: '00743110157',
  rea: 'pv 241807',
  pec: 'ticino-auto@pec.example',
  activity: 'multimarca',
  phone: '0382 471220',
  dealerEmail: 'info@ticino-auto.example',
  website: 'www.ticino-auto.example',
  street: 'Viale Cremona 118',
  postcode: '27100',
  place: 'Pavia',
  description: 'Usato e km 0.',
  hoursLun: '9-12.30 / 14:30-19',
  hoursMar: '9:00–12:30, 14:30–19:00',
  hoursDom: 'chiuso',
  contactName: 'Carlo Ticino',
  email,
  declared: 'true',
}
const registrationOf = (change: Partial<typeof typed> = {}): DealerRegistration =>
  dealerRegistrationSchema.validateSync({ ...typed, ...change })

/** Asks and confirms; gives the number of the request. */
async function waitingRequest(db: Db, change: Partial<typeof typed> = {}): Promise<number> {
  const registration = registrationOf(change)
  await registerDealer(db, registration)
  await confirmDealerRegistration(db, { codice: await codeOfLastMail(db, registration.email, 'confirm-dealer'), password: testPassword })
  return (await listWaitingRegistrations(db)).find((one) => one.email === registration.email)?.id ?? 0
}

test(
  'a registration waits under a new account once confirmed by mail, and makes a dealer once approved',
  withRollback(async (db) => {
    const moderator = await addTestUser(db)
    await registerDealer(db, registrationOf())
    expect(await listWaitingRegistrations(db)).toEqual([])
    const codice = await codeOfLastMail(db, email, 'confirm-dealer')
    expect(await findUnconfirmed(db, codice)).toEqual({ name: 'Ticino Auto S.r.l.', email, hasAccount: false })
    await expect(confirmDealerRegistration(db, { codice, password: '' })).rejects.toMatchObject({ path: 'password' })
    await confirmDealerRegistration(db, { codice, password: testPassword })
    await expect(confirmDealerRegistration(db, { codice, password: testPassword })).rejects.toMatchObject({ path: 'codice' })
    const user = await findUserByEmail(db, email)
    if (!user) throw new Error('no account was opened')
    expect(user).toMatchObject({ role: 'user', displayName: 'Carlo Ticino' })
    expect(await checkCredentials(db, email, testPassword)).toBeDefined()
    const [waiting] = await listWaitingRegistrations(db)
    expect(waiting).toMatchObject({ name: 'Ticino Auto S.r.l.', place: 'Pavia (PV)', hasRightCheckDigit: true, known: null })
    expect(await findOwnRegistration(db, user.id)).toMatchObject({ outcome: null })
    const [logo] = await db<{ id: string }[]>`insert into dealer_logo (content) values ('x') returning id`
    const logoId = logo?.id ?? ''
    await chooseRequestedLogo(db, await findWaitingRequest(db, user.id), logoId)
    expect([await isRequestedLogo(db, user.id, logoId), await isRequestedLogo(db, moderator.id, logoId)]).toEqual([true, false])
    expect(await approveRegistration(db, moderator, waiting?.id ?? 0)).toBe('Ticino Auto S.r.l.')
    await expect(findWaitingRequest(db, user.id), 'it is decided').rejects.toMatchObject({ code: 'notFound' })
    const [dealership] = await listDealerships(db, user.id)
    expect(dealership).toMatchObject({ name: 'Ticino Auto S.r.l.', role: 'owner' })
    expect(await findDealer(db, dealership?.slug ?? '')).toMatchObject({
      vatNumber: '00743110157',
      website: 'https://www.ticino-auto.example',
      provinceCode: 'PV',
      ...{ logoId, rea: 'PV-241807', pec: 'ticino-auto@pec.example', activity: 'multimarca' },
      openingHours: [
        { days: 'Lun–Mar', hours: '9:00–12:30, 14:30–19:00' },
        { days: 'Dom', hours: 'chiuso' },
      ],
    })
    expect((await findUserByEmail(db, email))?.role).toBe('dealer')
    expect(await mailsTo(db, email)).toEqual(['confirm-dealer', 'dealer-approved'])
    await expect(approveRegistration(db, moderator, waiting?.id ?? 0)).rejects.toMatchObject({ code: 'conflict' })
    expect(await exportRegistrations(db, user.id)).toMatchObject([{ name: 'Ticino Auto S.r.l.', vatNumber: '00743110157' }])
  }),
)

test(
  'an address with an account confirms without a new password, and keeps its own',
  withRollback(async (db) => {
    const user = await addTestUser(db, email)
    await registerDealer(db, registrationOf())
    const codice = await codeOfLastMail(db, email, 'confirm-dealer')
    expect(await findUnconfirmed(db, codice)).toMatchObject({ hasAccount: true })
    await confirmDealerRegistration(db, { codice, password: 'Altra-98y' })
    expect(await findOwnRegistration(db, user.id)).toMatchObject({ name: 'Ticino Auto S.r.l.' })
    expect(await checkCredentials(db, email, testPassword)).toBeDefined()
  }),
)

test(
  'an imported dealer with the same VAT number is taken over with its ads, unless it has a staff',
  withRollback(async (db) => {
    const moderator = await addTestUser(db)
    const [imported = 0] = await addDealers(db, [{ name: 'TICINO AUTO SRL', vatNumber: typed.vatNumber, foundedYear: 1987 }])
    const id = await waitingRequest(db)
    expect((await listWaitingRegistrations(db)).find((one) => one.id === id)?.known).toMatchObject({ id: imported })
    await approveRegistration(db, moderator, id)
    const user = await findUserByEmail(db, email)
    expect(await listDealerships(db, user?.id ?? 0)).toMatchObject([{ dealerId: imported, slug: 'ticino-auto-srl' }])
    expect(await findDealer(db, 'ticino-auto-srl')).toMatchObject({
      name: 'Ticino Auto S.r.l.',
      foundedYear: 1987,
      street: 'Viale Cremona 118',
    })
    await expect(registerDealer(db, registrationOf({ email: 'altro@esempio.it' }))).rejects.toMatchObject({ path: 'vatNumber' })
  }),
)

test(
  'a refusal is mailed with its reason, and nobody becomes a dealer',
  withRollback(async (db) => {
    const moderator = await addTestUser(db)
    const id = await waitingRequest(db)
    await refuseRegistration(db, moderator, id, 'La partita IVA è di un’altra azienda.')
    const user = await findUserByEmail(db, email)
    expect(await findOwnRegistration(db, user?.id ?? 0)).toMatchObject({
      outcome: 'refused',
      statement: 'La partita IVA è di un’altra azienda.',
    })
    expect(await listDealerships(db, user?.id ?? 0)).toEqual([])
    expect(await mailsTo(db, email)).toEqual(['confirm-dealer', 'dealer-refused'])
  }),
)

test(
  'the link is over after two days, and the request moves and goes with the address',
  withRollback(async (db) => {
    await registerDealer(db, registrationOf())
    const codice = await codeOfLastMail(db, email, 'confirm-dealer')
    await moveRegistrations(db, { userId: 0, from: email.toUpperCase(), to: 'nuova@esempio.it' })
    expect(await findUnconfirmed(db, codice)).toMatchObject({ email: 'nuova@esempio.it' })
    await db`update dealer_registration set created_at = created_at - interval '49 hours'`
    expect(await findUnconfirmed(db, codice)).toBeUndefined()
    await eraseWaitingMails(db, 'NUOVA@esempio.it')
    expect(await db`select from dealer_registration where email = 'nuova@esempio.it'`).toHaveLength(0)
  }),
)

test(
  'a comune that nobody knows is a fault of its field',
  withRollback(async (db) => {
    await expect(registerDealer(db, registrationOf({ place: 'Atlantide' }))).rejects.toMatchObject({ path: 'place' })
  }),
)

test.each([
  ['vatNumber', '0074311015'],
  ['postcode', '2710'],
  ['hoursSab', 'mattina'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://'],
  ['phone', 'domani'],
  ['street', 'x'.repeat(121)],
  ['name', 'Ticino\u202eotuA'],
  ['declared', ''],
])('%s «%s» is refused at its field', (field, value) => {
  expect(() => dealerRegistrationSchema.validateSync({ ...typed, [field]: value })).toThrow(expect.objectContaining({ path: field }))
})

test.each([
  { rea: 'XX-123' },
  { rea: '241807' },
  { rea: 'PV-12345678' },
  { rea: '' },
  { pec: 'a' },
  { pec: '' },
  { activity: 'altro' },
  { activity: '' },
])('a request with %o is not sent', (change) => {
  expect(() => dealerRegistrationSchema.validateSync({ ...typed, ...change })).toThrow()
  expect(dealerProfileSchema.isValidSync({ ...typed, ...change }), 'a profile may leave it open').toBe(Object.values(change)[0] === '')
})
