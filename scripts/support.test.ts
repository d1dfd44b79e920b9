// reads: scripts/support.ts
import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { getDb } from '@/lib/kernel/db/db.server'
import { readSupportOptions } from './support-options'
import { programOf } from './test-program'
import { UsageError } from './usage-error'

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('scripts/support.ts'), ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('the command helps an account and says what it did', async () => {
  const { id, email } = await addTestUser(getDb())
  onTestFinished(async () => void (await getDb()`delete from app_user where id = ${id}`))
  expect(run('unlock', '--email', email, '--as', 'Anna')).toMatchObject({
    status: 0,
    stdout: `${email}: i tentativi falliti sono azzerati, l’accesso è di nuovo possibile.\n`,
  })
  expect(run('find', '--email', email).stdout).toContain(`account: ${id} ${email}\nruolo: user\n`)
  expect(await getDb()`select operator, action from support_log where user_id = ${id} order by id`).toEqual([
    { operator: 'Anna', action: 'unlock' },
    { operator: userInfo().username, action: 'find' },
  ])
})

test('the support command reports an impossible action in one line', () => {
  const { status, stdout, stderr } = run('resend', '--email', 'nessuno@esempio.it')
  expect([status, stdout, stderr]).toEqual([1, '', 'Error: nessuno@esempio.it: nessun account con questo indirizzo.\n'])
})

test.each([
  { args: [], says: 'Manca che cosa fare.' },
  { args: ['delete', '--email', 'anna@esempio.it'], says: '«delete» non è un’azione.' },
  { args: ['find'], says: 'Manca --email.' },
  { args: ['find', '--email', 'anna'], says: '«anna» non è un indirizzo e-mail.' },
  { args: ['find', '--email', 'anna@esempio.it', '--as', '-'], says: '«-» non è un nome.' },
  { args: ['find', '--email', 'anna@esempio.it', '--as', 'a\nb'], says: '«a\nb» non è un nome.' },
])('the support command refuses invalid arguments: $args', ({ args, says }) => {
  expect(() => readSupportOptions(args)).toThrow(UsageError)
  expect(() => readSupportOptions(args)).toThrow(says)
})
