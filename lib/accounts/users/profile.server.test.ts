import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { requestEmailChange } from './change-email.server'
import { deleteAccount } from './delete-account.server'
import { exportMyData } from './export-my-data.server'
import { requestRecovery } from './request-recovery.server'
import { saveProfile } from './save-profile.server'
import { addTestUser, findUser, mailsTo } from './test-user'
import { getProfileVersion } from './user-queries.server'

test(
  "name and phone are saved, and nobody else's",
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    await saveProfile(db, user.id, { displayName: 'Màrio ’o pazzo', phone: '+39 02 1234567', version: undefined })
    expect(await findUser(db, user.id)).toEqual({ ...user, displayName: 'Màrio ’o pazzo', phone: '+39 02 1234567' })
    expect(await findUser(db, other.id)).toEqual(other)
  }),
)

test(
  'a second window with the same profile does not overwrite the first',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const version = String(await getProfileVersion(db, user.id))
    await saveProfile(db, user.id, { displayName: 'Prima', phone: '', version })
    await expect(saveProfile(db, user.id, { displayName: 'Seconda', phone: '', version })).rejects.toMatchObject({ code: 'conflict' })
    expect(await findUser(db, user.id)).toMatchObject({ displayName: 'Prima' })
  }),
)

test(
  'an export holds the profile and nothing secret',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await requestRecovery(db, user.email)
    const data = await exportMyData(db, user.id)
    expect(data.profile).toMatchObject({ email: user.email, displayName: 'Mario Rossi', role: 'user', hasPassword: true })
    expect(data.sentLinks).toMatchObject([{ kind: 'recovery', usedAt: null }])
    expect(JSON.stringify(data)).not.toMatch(/hash|argon2/i)
  }),
)

/** Every table and text column, whatever a later migration adds. */
const textColumns = `select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'character varying', 'jsonb')`

test(
  'a deleted account leaves nothing of itself in any table but the last mail',
  withRollback(async (db) => {
    const user = await addTestUser(db, 'canarino.giallo@esempio.it')
    await saveProfile(db, user.id, { displayName: 'Canarino giallo', phone: '', version: undefined })
    await requestRecovery(db, user.email)
    await requestEmailChange(db, user, 'canarino-giallo@altrove.it')
    await db`insert into social_identity (provider, subject, user_id) values ('facebook', 'canarino-giallo', ${user.id})`
    await deleteAccount(db, user)
    expect(await mailsTo(db, user.email)).toEqual(['account-deleted'])
    await db`delete from outbox_mail where recipient = ${user.email} and kind = 'account-deleted'`
    const left: string[] = []
    for (const { tableName = '', columnName = '' } of await db.unsafe<{ tableName: string; columnName: string }[]>(textColumns)) {
      const [found] = await db`select 1 from ${db(tableName)} where ${db(columnName)}::text ~* 'canarino[. -]giallo' limit 1`
      if (found) left.push(`${tableName}.${columnName}`)
    }
    expect(left).toEqual([])
    expect(await db`select 1 from user_token where user_id = ${user.id}`).toHaveLength(0)
  }),
)
