import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestUser } from './test-user'
import { consumeToken, findAddressee, issueToken, type TokenKind } from './token.server'

const kinds: TokenKind[] = ['confirmation', 'recovery', 'email_change']
const deadLink = { path: 'codice' }

test.each(kinds)('a code for %s serves its own purpose, and stays valid when tried for another', (kind) =>
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const code = await issueToken(db, user.id, kind)
    for (const other of kinds.filter((one) => one !== kind)) {
      expect(await findAddressee(db, other, code)).toBeUndefined()
      await expect(consumeToken(db, other, code)).rejects.toMatchObject(deadLink)
    }
    expect(await findAddressee(db, kind, code)).toBe(user.email)
    expect(await consumeToken(db, kind, code)).toMatchObject({ userId: user.id })
    expect(await findAddressee(db, kind, code)).toBeUndefined()
    await expect(consumeToken(db, kind, code)).rejects.toMatchObject(deadLink)
  })(),
)

test(
  'a code is good until the moment it expires',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [young, old] = [await issueToken(db, user.id, 'recovery'), await issueToken(db, user.id, 'recovery')]
    await db`update user_token set expires_at = now() + interval '1 millisecond' where id = (select min(id) from user_token)`
    await db`update user_token set expires_at = now() where id = (select max(id) from user_token)`
    expect(await findAddressee(db, 'recovery', young)).toBe(user.email)
    expect(await findAddressee(db, 'recovery', old)).toBeUndefined()
    await expect(consumeToken(db, 'recovery', old)).rejects.toMatchObject(deadLink)
    expect(await consumeToken(db, 'recovery', young)).toMatchObject({ userId: user.id })
  }),
)
