// reads: scripts/serving/role.ts
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { addTestUser, findUser } from '@/lib/accounts/users/test-user'
import { getDb } from '@/lib/kernel/db/db.server'
import { programOf } from '../test-program'
import { UsageError } from '../usage-error'
import { readRoleOptions } from './role-options'

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('scripts/serving/role.ts'), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the command gives a role and says what came of it', async () => {
  const { id, email } = await addTestUser(getDb())
  expect(run('--email', email, '--role', 'marketing')).toMatchObject({
    status: 0,
    stdout: `${email}: ora vede gli esperimenti (menu dell’account, «Esperimenti»).\n`,
  })
  expect(await findUser(getDb(), id)).toMatchObject({ role: 'marketing' })
})

test.each([
  { args: ['--email', 'nessuno@esempio.it', '--role', 'marketing'], status: 1, says: 'nessun account con questo indirizzo' },
  {
    args: ['--mail', 'anna@esempio.it'],
    status: 2,
    says: 'Comando non valido. Uso: npm run -s role -- --email INDIRIZZO --role user|marketing|moderator',
  },
])('the role command reports an impossible change in one line: $args', ({ args, status, says }) => {
  const answer = run(...args)
  expect([answer.status, answer.stdout, answer.stderr.trim().split('\n').length]).toEqual([status, '', 1])
  expect(answer.stderr).toContain(says)
})

test.each([
  {
    args: ['--email', 'anna@esempio.it', '--role', 'dealer'],
    says: '«dealer» non è un ruolo che si può dare: user, marketing o moderator.',
  },
  { args: ['--email', 'anna', '--role', 'user'], says: '«anna» non è un indirizzo e-mail.' },
  { args: ['--role', 'user'], says: 'Manca --email.' },
  { args: ['--email', 'anna@esempio.it'], says: 'Manca --role.' },
  { args: ['--mail', 'anna@esempio.it'], says: 'Comando non valido.' },
])('the role command refuses invalid arguments: $args', ({ args, says }) => {
  expect(() => readRoleOptions(args)).toThrow(
    new UsageError(`${says} Uso: npm run -s role -- --email INDIRIZZO --role user|marketing|moderator`),
  )
})
