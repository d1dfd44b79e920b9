// reads: scripts/database/seed.ts
import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { countOrigins } from '@/tools/demo-market/reset-demo-market.server'
import { programOf } from '../test-program'
import { UsageError } from '../usage-error'
import { confirmRemoval, confirmReset } from './confirm-reset'
import { readSeedOptions } from './seed-options'

/** The command on the database of this worker, with nobody at the terminal. */
function run(args: string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('scripts/database/seed.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: env().databaseUrl, ...settings },
  })
  return { status, stdout, stderr }
}

test('a reset that nobody can confirm needs --yes, and on the public site changes nothing even with it', async () => {
  const db = getDb()
  const ids = await addDealers(db, [{ name: 'Autosalone Prova', email: 'vendite@autosaloneprova.example' }])
  try {
    const before = await countOrigins(db)
    const unconfirmed = run(['--reset', '--ads', '50'])
    expect(unconfirmed).toMatchObject({ status: 1, stdout: '' })
    expect(unconfirmed.stderr).toContain('generated dealers')
    expect(unconfirmed.stderr).toContain('Nothing was changed: add --yes to do it.')
    const refused = run(['--reset', '--yes', '--ads', '50'], { DEPLOY_STAGE: 'pro' })
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain('stage pro shows no demo market: nothing was changed')
    expect(await countOrigins(db)).toEqual(before)
  } finally {
    await db`delete from dealer where id = any(${ids})`
  }
})

const origins = { demoAds: 6_000, demoDealers: 150, otherAds: 2, otherDealers: 1 }

/** The question at a terminal, and whether the answer refuses. */
async function answer(text: string): Promise<{ question: string; refused: boolean }> {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = new PassThrough()
  input.end(`${text}\n`)
  const refused = await confirmReset(origins, false, { input, output }).then(
    () => false,
    () => true,
  )
  return { question: String(output.read()), refused }
}

test.each(['y', 'yes', ' Y ', 'sì'])(
  'at a terminal a reset asks, says what is deleted and what stays, and goes on with «%s»',
  async (text) => {
    const { question, refused } = await answer(text)
    expect(question).toContain(
      'This deletes 6000 generated ads and 150 generated dealers, with the watchlist entries and messages about them.',
    )
    expect(question).toContain('2 other ads and 1 other dealers stay.')
    expect(refused).toBe(false)
  },
)

test.each(['', 'n', 'no', 'maybe', 'yesterday'])('«%s» leaves everything as it is', async (text) => {
  expect((await answer(text)).refused).toBe(true)
})

test('before a removal people read what goes, what of theirs goes with it, and what stays', async () => {
  const terminal = { input: new PassThrough(), output: new PassThrough() }
  const asked = confirmRemoval(origins, { conversations: 3, savedAds: 2, reviews: 1 }, false, terminal)
  await expect(asked).rejects.toThrow('This deletes 6000 generated ads and 150 generated dealers, with the people of the demo')
  await expect(asked).rejects.toThrow('3 conversations, 2 saved ads and 1 reviews are about them and go with them. 2 other ads')
  await expect(asked).rejects.toThrow('everything else that people made stay. Nothing was changed: add --yes to do it.')
})

test('--yes answers, and a market without anything generated needs no answer', async () => {
  const terminal = { input: new PassThrough(), output: new PassThrough() }
  await expect(confirmReset(origins, true, terminal)).resolves.toBeUndefined()
  await expect(confirmReset({ ...origins, demoAds: 0, demoDealers: 0 }, false, terminal)).resolves.toBeUndefined()
  await expect(confirmReset(origins, false, terminal)).rejects.toThrow('add --yes')
})

test.each([
  { args: [], options: { ads: 6_000, seed: 1, remove: false, past: true, reset: false, yes: false } },
  {
    args: ['--ads', '1000000', '--seed', '7', '--no-past', '--reset', '--yes'],
    options: { ads: 1_000_000, seed: 7, past: false, reset: true, remove: false, yes: true },
  },
  { args: ['--remove', '--yes'], options: { ads: 6_000, seed: 1, past: true, reset: false, remove: true, yes: true } },
])('$args are understood', ({ args, options }) => {
  expect(readSeedOptions(args)).toEqual(options)
})

test.each([
  { args: ['--ads', '0'], says: '--ads must be a whole number from 1 to 20000000.' },
  { args: ['--ads', '1e3'], says: '--ads must be a whole number' },
  { args: ['--seed', '-1'], says: 'These options are not understood.' },
  { args: ['--yes'], says: '--yes goes with --reset or --remove.' },
  { args: ['--remove', '--ads', '50'], says: '--remove goes with --yes alone.' },
  { args: ['--force'], says: 'These options are not understood.' },
])('$args are refused', ({ args, says }) => {
  expect(() => readSeedOptions(args)).toThrow(UsageError)
  expect(() => readSeedOptions(args)).toThrow(says)
})
