// The process that publish-killed.server.test.ts kills: it publishes each draft it is given twice at once, as two tabs do, and says what was acknowledged.

import { publishDraft } from '@/lib/accounts/selling/drafts/publish-draft.server'
import { findUser } from '@/lib/accounts/users/test-user'
import { env } from '@/lib/kernel/config/env.server'
import { openPool } from '@/lib/kernel/db/db.server'

const db = openPool(env().databaseUrl, 8) // callers wait for as long as it takes
const publish = async (draft: string, userId: number) => {
  const user = await findUser(db, userId)
  if (!user) throw new Error('no such seller')
  const { id } = await publishDraft(db, user, draft, new Date())
  process.stdout.write(`${draft} ${id}\n`)
}
const publications = process.argv.slice(2).map((word) => word.split(':'))
await Promise.all(publications.flatMap(([draft = '', user]) => [publish(draft, Number(user)), publish(draft, Number(user))]))
process.exit(0)
