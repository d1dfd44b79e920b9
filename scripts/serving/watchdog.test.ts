// reads: temporary files, scripts/checks/test-watched.mjs, scripts/serving/watchdog.mjs, lib/server/runtime/process-messages.mjs, lib/server/runtime/under-way.mjs
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isWatcher } from './watchdog.mjs'

/** Watches a program in a separate process; `lives` says how each of its runs ends. */
async function watchProgram(lives: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'watchdog-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'lives')
  const options = {
    command: process.execPath,
    words: [path.resolve('scripts/checks/test-watched.mjs'), file, ...lives],
    hangMs: 400,
    firstPauseMs: 10,
  }
  const program = `import { watch } from '${path.resolve('scripts/serving/watchdog.mjs')}'; process.exit(await watch(${JSON.stringify(options)}))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'ignore', 'pipe'] })
  let logged = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (logged += part))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const lived = async () => (await readFile(file, 'utf8').catch(() => '')).length
  return { child, ended, lived, log: () => logged }
}

test.each([
  { life: 'crash', line: 'Ingrana has ended (SIGKILL): it is started again in 0.0' },
  { life: 'fail', line: 'Ingrana has ended (code 4): it is started again in 0.0' },
  { life: 'hang', line: 'Ingrana has not moved for 0.4 s: it is ended' },
])('a program that served and then met «$life» is restarted, twice running, with a line that says why', async ({ life, line }) => {
  const { ended, lived, log } = await watchProgram([life, life, 'end'])
  expect(await ended).toBe(0)
  expect(await lived()).toBe(3)
  expect(log().split(line)).toHaveLength(3)
  expect(
    log()
      .split('\n')
      .filter((each) => /refused/.test(each)),
  ).toEqual([
    'refused: false',
    'refused: false',
    '«GET /pagina» was under way when Ingrana ended, 2 times: it is refused for 5 minutes',
    'refused: true',
  ])
})

test('a program that ends before it ever served is not restarted, and its exit code is ours', async () => {
  const { ended, lived, log } = await watchProgram(['early'])
  expect([await ended, await lived(), log()]).toEqual([3, 1, ''])
})

test('a stop is handed on, and the code of the program is ours', async () => {
  const { child, ended, lived } = await watchProgram(['serve'])
  await expect.poll(lived).toBe(1)
  child.kill('SIGTERM')
  expect([await ended, await lived()]).toEqual([5, 1])
})

test.each([
  { words: [], watches: true },
  { words: ['--processes', '1'], watches: true },
  { words: ['--processes=4'], watches: false },
  { words: ['--processes', '4'], watches: false },
  { words: ['--no-watchdog'], watches: false },
  { words: ['--unknown'], watches: true },
])('a start with $words watches its server: $watches', ({ words, watches }) => {
  expect(isWatcher(words, {})).toBe(watches)
  expect(isWatcher(words, { INGRANA_WATCHED: '1' })).toBe(false)
})
