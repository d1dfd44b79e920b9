import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { grantRole } from './grant-role.server'
import { addTestUser, findUser } from './test-user'
import { requireMarketing } from './user'

test(
  'a confirmed account becomes marketing, however its address is spelt, and a plain one again',
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    await grantRole(db, ` ${email.toUpperCase()} `, 'marketing')
    expect(await findUser(db, id)).toMatchObject({ role: 'marketing' })
    await grantRole(db, email, 'user')
    expect(await findUser(db, id)).toMatchObject({ role: 'user' })
  }),
)

test(
  'strangers, unconfirmed accounts and dealers are refused with the reason, and stay what they are',
  withRollback(async (db) => {
    const [waiting, dealer] = [await addTestUser(db), await addTestUser(db)]
    await db`update app_user set confirmed_at = null where id = ${waiting.id}`
    await db`update app_user set role = 'dealer' where id = ${dealer.id}`
    await expect(grantRole(db, 'nessuno@esempio.it', 'marketing')).rejects.toMatchObject({
      code: 'notFound',
      message: 'nessuno@esempio.it: nessun account con questo indirizzo. Deve prima registrarsi sul sito.',
    })
    await expect(grantRole(db, waiting.email, 'marketing')).rejects.toThrow('non è ancora confermato')
    await expect(grantRole(db, dealer.email, 'marketing')).rejects.toThrow('di un concessionario')
    expect([(await findUser(db, waiting.id))?.role, (await findUser(db, dealer.id))?.role]).toEqual(['user', 'dealer'])
  }),
)

test(
  'a marketing action is refused to every other role',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    for (const role of ['user', 'dealer'] as const)
      expect(() => requireMarketing({ ...user, role })).toThrow(expect.objectContaining({ code: 'forbidden' }))
    expect(() => requireMarketing({ ...user, role: 'marketing' })).not.toThrow()
  }),
)
