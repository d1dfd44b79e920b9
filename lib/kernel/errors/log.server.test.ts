import { expect, test } from 'vitest'
import { inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { describeError } from './log.server'

test(
  'of a refused row only the kind of failure is logged, not the text of the database',
  withRollback(async (db) => {
    const add = () =>
      inTransaction(
        db,
        (inner) =>
          inner`insert into app_user (email, email_key, display_name) values ('canarino@esempio.it', 'canarino@esempio.it', 'Canarino')`,
      )
    await add()
    const failure = await add().catch((error: unknown) => error)
    expect(JSON.stringify(Object.entries(failure ?? {})), 'PostgreSQL repeats it').toContain('canarino')
    const logged = describeError(failure)
    expect(logged).toMatchObject({ code: '23505', table_name: 'app_user' })
    expect(JSON.stringify(logged).toLowerCase()).not.toContain('canarino')
  }),
)

test('an e-mail address in the text of a failure, of its cause or of its stack is hidden', () => {
  const failure = new Error('not sent', { cause: new Error('550 <anna@esempio.it> is unknown') })
  const text = JSON.stringify(describeError(failure))
  expect(text).toContain('550 <[e-mail]> is unknown')
  expect(text).not.toContain('anna')
  expect(describeError('anna@esempio.it')).toBe('[e-mail]')
  expect(describeError(7)).toBe(7)
})
