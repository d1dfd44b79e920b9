import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listDealerLog, logDealerAction } from './dealer-log.server'
import { type DealerAbility, dealerRoles, mayIn } from './dealership'
import { exportDealerships, listDealerships, requireDealership } from './require-dealership.server'
import { addTestDealership, addTestMember } from './test-dealership'

test(
  'only the staff finds a dealer, its own and nobody else’s',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const other = await addTestDealership(db, { name: 'Altri Motori' })
    const stranger = await addTestUser(db)
    expect(await requireDealership(db, user, undefined)).toEqual(dealership)
    expect(await requireDealership(db, user, dealership.slug, 'manageStaff')).toEqual(dealership)
    for (const slug of [undefined, dealership.slug, '', '\0', ['a', 'b']])
      await expect(requireDealership(db, stranger, slug)).rejects.toMatchObject({ code: 'notFound' })
    await expect(requireDealership(db, user, other.dealership.slug, 'changeStock')).rejects.toMatchObject({ code: 'notFound' })
    expect(await exportDealerships(db, user.id)).toMatchObject([{ dealer: dealership.name, role: 'owner' }])
  }),
)

test(
  'a member of two staffs names the dealer, else the first by name counts',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db, { name: 'Zeta Auto' })
    const { dealership: second } = await addTestDealership(db, { name: 'Alfa Motori' })
    await db`insert into dealer_member (user_id, dealer_id, role) values (${user.id}, ${second.dealerId}, 'reader')`
    expect((await listDealerships(db, user.id)).map(({ name, role }) => [name, role])).toEqual([
      ['Alfa Motori', 'reader'],
      ['Zeta Auto', 'owner'],
    ])
    expect((await requireDealership(db, user, undefined)).name).toBe('Alfa Motori')
    expect((await requireDealership(db, user, dealership.slug)).role).toBe('owner')
  }),
)

const all: readonly DealerAbility[] = ['look', 'changeStock', 'readLeads', 'answerLeads', 'manageStaff']
const expected = { owner: all, seller: all.slice(0, 4), stock: all.slice(0, 2), reader: all.slice(0, 1) }

test(
  'each role of the staff may do what its table says and nothing else',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    for (const role of dealerRoles) {
      const user = await addTestMember(db, dealership.dealerId, role)
      const may: readonly DealerAbility[] = expected[role]
      for (const ability of all) {
        const found = requireDealership(db, user, dealership.slug, ability)
        if (may.includes(ability)) expect(await found).toEqual({ ...dealership, role })
        else await expect(found).rejects.toMatchObject({ code: 'forbidden' })
        expect(mayIn({ role }, ability)).toBe(may.includes(ability))
      }
    }
  }),
)

test(
  'the log says who did what, and of a deleted account only what',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const gone = await addTestMember(db, dealership.dealerId, 'seller')
    await logDealerAction(db, dealership, user, 'profileChanged', 'orari')
    await logDealerAction(db, dealership, gone, 'joined', 'Venditore')
    await db`delete from app_user where id = ${gone.id}`
    expect((await listDealerLog(db, dealership.dealerId)).map(({ who, action, detail }) => [who, action, detail])).toEqual([
      [null, 'Entrato tra i collaboratori', 'Venditore'],
      ['Mario Rossi', 'Profilo cambiato', 'orari'],
    ])
  }),
)
