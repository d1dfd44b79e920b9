// reads: scripts/experiments-decide.ts
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openReferenceSdk } from '@/lib/experimentation/experiments/decision/test-reference-sdk'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import demo from '@/scripts/stand-ins/experiments/ingrana-web.json'
import { programOf } from '../test-program'
import { printDecisions } from './print-decisions'

const folder = mkdtempSync(path.join(tmpdir(), 'decide-'))
afterAll(() => rmSync(folder, { recursive: true }))
const config = 'scripts/stand-ins/experiments/ingrana-web.json'

function file(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

async function run(...args: string[]) {
  let out = ''
  const complaints: string[] = []
  const code = await printDecisions(args, { print: async (text) => void (out += text), complain: (line) => complaints.push(line) })
  return { code, complaints, lines: linesOf(out) }
}

/** The command itself. */
const command = (...args: string[]) =>
  new Promise<{ code: number; out: string; complaints: string }>((resolve) => {
    const child = execFile(process.execPath, [programOf('scripts/experiments-decide.ts'), ...args], (_, out, complaints) =>
      resolve({ code: child.exitCode ?? -1, out, complaints }),
    )
  })

test('each experiment answers for each visitor, with the vendor’s variation and a reason', async () => {
  const visitors = Array.from({ length: 200 }, (_, number) => `visitor-${number}`)
  const { code, out, complaints } = await command(
    '--config',
    config,
    '--visitors',
    file('many.txt', visitors.join('\n')),
    '--attributes',
    file('all.json', '{"deviceType":"mobile"}'),
  )
  expect([code, complaints, linesOf(out).length]).toEqual([0, '', visitors.length * 6])
  const sdk = openReferenceSdk(demo)
  for (const line of linesOf(out)) {
    const { experiment, visitor, variation, reason } = isPlainObject(line) ? line : {}
    expect(variation).toBe(sdk(String(experiment), { id: String(visitor), attributes: { deviceType: 'mobile' }, stored: {} }))
    expect(reason).toMatch(/\w/)
  }
})

test('a configuration that is broken is one line and the code 1', async () => {
  const { code, out, complaints } = await command('--config', file('broken.json', '{"version":4}'), '--visitors', file('anna.txt', 'anna'))
  expect([code, out]).toEqual([1, ''])
  expect(complaints).toMatch(/^Error: .*broken\.json is no configuration of experiments: version is 4, only .* are supported\n$/)
})

test('the reason says why', async () => {
  const visitor = '00000000-0000-4000-8000-000000000002'
  const { lines } = await run(
    '--config',
    config,
    '--visitors',
    file(
      'one.jsonl',
      '{"visitor":"00000000-0000-4000-8000-000000000002","attributes":{"deviceType":"unknown"},"stored":{"10002":"20005"}}',
    ),
  )
  expect(lines).toEqual([
    { experiment: 'srp_layout', visitor, variation: 'griglia', reason: 'whitelisted: the configuration names this visitor' },
    { experiment: 'contact_wording', visitor, variation: 'chiedi', reason: 'stored: the visitor was given it before' },
    { experiment: 'home_search', visitor, variation: null, reason: 'not running: its status is Paused' },
    {
      experiment: 'mobile_gallery',
      visitor,
      variation: null,
      reason: 'not in the audience: the attributes do not match, or cannot be compared',
    },
    {
      experiment: 'similar_ads',
      visitor,
      variation: null,
      reason: 'excluded by group 70001: bucket 6895 of 10000 belongs to no experiment',
    },
    {
      experiment: 'price_position',
      visitor,
      variation: null,
      reason: 'excluded by group 70001: bucket 6895 of 10000 belongs to no experiment',
    },
  ])
})

test('the attributes of a line stand above those of the file', async () => {
  const { lines } = await run(
    '--config',
    config,
    '--visitors',
    file('two.jsonl', '{"visitor":"v1","attributes":{"deviceType":"tablet"}}\n{"visitor":"v1"}'),
    '--attributes',
    file('both.json', '{"deviceType":"mobile"}'),
  )
  expect(
    lines
      .filter((line) => isPlainObject(line) && line['experiment'] === 'mobile_gallery')
      .map((line) => isPlainObject(line) && line['variation'] === null),
  ).toEqual([true, false])
})

test('an invalid line is named, the other visitors are answered, and the exit code is 2', async () => {
  const { code, lines, complaints } = await run(
    '--config',
    config,
    '--visitors',
    file('some.jsonl', '"anna"\n{"visitor":7}\n{"visitor":"carla","attributes":[]}\n"beppe"'),
  )
  expect([code, lines.length, complaints.length]).toEqual([2, 12, 2])
  expect(complaints[0]).toContain('some.jsonl line 2 is no visitor')
})

test.each([
  ['{"10002":"20005"}', 'ids'],
  ['{"10002":{"variation_id":"20005"}}', 'the vendor’s profile'],
  ['"10001:20001,10002:20005"', 'the cookie’s text'],
  ['"10001%3A20001%2C10002%3A20005"', 'the cookie as a browser keeps it'],
])('earlier assignments of a visitor may be written as %s: %s', async (stored) => {
  const { code, lines } = await run('--config', config, '--visitors', file('stored.jsonl', `{"visitor":"anna","stored":${stored}}`))
  expect([code, lines[1]]).toEqual([
    0,
    { experiment: 'contact_wording', visitor: 'anna', variation: 'chiedi', reason: 'stored: the visitor was given it before' },
  ])
})

test('a column of CSV may hold the cookie', async () => {
  const { lines } = await run('--config', config, '--visitors', file('stored.csv', 'visitor,stored\nanna,10002:20005'))
  expect(lines[1]).toMatchObject({ variation: 'chiedi' })
})

test.each([
  '["10002"]',
  'null',
  '7',
  '{"10002":20005}',
  '{"10002":{"variation":"20005"}}',
  '{"10002":null}',
  '"contact_wording"',
  '"10002:20005,chiedi"',
])('a line with an invalid assignment is refused: %s', async (stored) => {
  const { code, lines, complaints } = await run(
    '--config',
    config,
    '--visitors',
    file('stored.jsonl', `"beppe"\n{"visitor":"anna","stored":${stored}}`),
  )
  expect([code, lines.length, complaints.length]).toEqual([2, 6, 1])
  expect(complaints[0]).toContain('stored.jsonl line 2 is no visitor')
})

test('a configuration with a byte order mark is read like the site reads it', async () => {
  const { code } = await run('--config', file('marked.json', `\uFEFF${JSON.stringify(demo)}`), '--visitors', anna())
  expect(code).toBe(0)
})

const anna = () => file('anna.txt', 'anna')
test.each([
  { why: 'no configuration is named', args: () => ['--visitors', anna()], complaint: '--config is missing. npm run -s experiments:decide' },
  { why: 'no visitors are named', args: () => ['--config', config], complaint: '--visitors is missing' },
  { why: 'an option is unknown', args: () => ['--config', config, '--visitor', 'anna'], complaint: 'these options are not understood' },
  {
    why: 'the configuration is not there',
    args: () => ['--config', 'nowhere.json', '--visitors', anna()],
    complaint: 'nowhere.json cannot be read',
  },
  {
    why: 'the visitors are not there',
    args: () => ['--config', config, '--visitors', 'nowhere.txt'],
    complaint: 'nowhere.txt cannot be read',
  },
  {
    why: 'the attributes are broken',
    args: () => ['--config', config, '--visitors', anna(), '--attributes', file('broken.jsonl', '{"a":')],
    complaint: 'broken.jsonl line 1 does not say which visitor has which attributes',
  },
])('nothing is answered when $why', async ({ args, complaint }) => {
  await expect(run(...args())).rejects.toThrow(complaint)
})
