import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addPeople, findPeople } from './add-people.server'
import { clearPeople } from './clear-people.server'

const today = new Date('2026-11-21T10:00:00Z')

test(
  'the people of the demo have accounts without a password, and go without anybody else',
  withRollback(async (db) => {
    const other = await addTestUser(db)
    const ids = await addPeople(db, today)
    expect(await findPeople(db)).toEqual(ids)
    expect(await db`select role, password_hash from app_user where id = any(${[ids.davide, ids.marta, ids.sara]}) order by id`).toEqual([
      { role: 'dealer', passwordHash: null },
      { role: 'moderator', passwordHash: null },
      { role: 'marketing', passwordHash: null },
    ])
    await clearPeople(db)
    await expect(findPeople(db)).rejects.toThrow('elena has no account')
    expect(await db`select id from app_user where id = ${other.id}`).toHaveLength(1)
  }),
)
