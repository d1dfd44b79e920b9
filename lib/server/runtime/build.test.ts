// reads: temporary files
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readNotes } from '@/lib/kernel/framework/piece-notes.mjs'
import nextConfig from '@/next.config.js'
import { type BuildPlan, build, isBuilt } from './build.server'

const never = new AbortController().signal
const writeWorker = 'fs.writeFileSync("public/sw.js", String(Math.random()))'
let plan: BuildPlan

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ingrana-build-'))
  for (const name of ['lib', 'pages', 'public', 'node_modules', 'out']) mkdirSync(path.join(folder, name))
  const command = ['-e', writeWorker]
  plan = { folder, output: path.join(folder, 'out'), sent: [], extra: [path.join(folder, 'public/sw.js')], command, checks: [] }
  write('lib/ad.ts', 'first')
  write('package-lock.json', '{}')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(plan.folder, { recursive: true })
})

const write = (file: string, text: string) => writeFileSync(path.join(plan.folder, file), text)

test('sources that have a build are not built again', async () => {
  expect(await isBuilt(plan)).toBe(false)
  await build(plan, never)
  expect(await isBuilt(plan)).toBe(true)
})

test.each([
  { why: 'a source has changed', change: () => write('lib/ad.ts', 'second') },
  { why: 'a source has come', change: () => write('pages/new.tsx', '') },
  { why: 'a source has gone', change: () => rmSync(path.join(plan.folder, 'lib/ad.ts')) },
  { why: 'other packages are wanted', change: () => write('package-lock.json', '{ }') },
  { why: 'its configuration has changed', change: () => write('next.config.js', 'export default {}') },
  { why: 'its service worker is gone', change: () => rmSync(path.join(plan.folder, 'public/sw.js')) },
  { why: 'a setting that is compiled into it has changed', change: () => vi.stubEnv('API_PREFIX', '/davanti') },
  { why: 'what it does without has changed', change: () => vi.stubEnv('RENDERER', 'next') },
  { why: 'its output is gone', change: () => rmSync(plan.output, { recursive: true }) },
])('a build is stale when $why', async ({ change }) => {
  await build(plan, never)
  change()
  expect(await isBuilt(plan)).toBe(false)
})

test('the service worker, which every build writes anew among the sources, makes no build stale', async () => {
  await build(plan, never)
  await build(plan, never)
  expect(await isBuilt(plan)).toBe(true)
})

test.each(['lib/ad.test.ts', 'lib/test-market.ts', 'README.md'])('a change of %s makes no build stale', async (file) => {
  await build(plan, never)
  write(file, 'anything')
  expect(await isBuilt(plan)).toBe(true)
})

test('a build that fails is reported and never served, also where a good build stood before', async () => {
  await build(plan, never)
  await expect(build({ ...plan, command: ['-e', 'process.exit(1)'] }, never)).rejects.toThrow('the build failed')
  expect(await isBuilt(plan)).toBe(false)
})

test('a build that fails its checks is reported and never served', async () => {
  await expect(
    build(
      {
        ...plan,
        checks: [
          ['-e', ''],
          ['-e', 'process.exit(1)'],
        ],
      },
      never,
    ),
  ).rejects.toThrow('the build failed')
  expect(await isBuilt(plan)).toBe(false)
  await build({ ...plan, checks: [['-e', 'fs.readFileSync("public/sw.js")']] }, never) // after the build itself
  expect(await isBuilt(plan)).toBe(true)
})

test('a build that fails on a changed piece of Next is repeated without this piece', async () => {
  const command = [
    '-e',
    `${writeWorker}
     if (process.env.INGRANA_PIECES_OFF === 'one-stylesheet') {
       fs.writeFileSync('out/ingrana-pieces', 'scripts-ahead no chunk\\n')
       process.exit()
     }
     fs.writeFileSync('out/ingrana-pieces', 'one-stylesheet no entries\\n')
     process.exit(1)`,
  ]
  await build({ ...plan, command }, never)
  expect(await isBuilt(plan)).toBe(true)
  expect(readNotes(plan.output), 'what both builds have found').toEqual([
    { piece: 'scripts-ahead', why: 'no chunk' },
    { piece: 'one-stylesheet', why: 'no entries' },
  ])
  await build(plan, never)
  expect(readNotes(plan.output), 'of a build before').toEqual([])
})

test('a build that is interrupted ends and is not served', async () => {
  const stop = new AbortController()
  const building = build({ ...plan, command: ['-e', 'setInterval(() => {}, 1000)'] }, stop.signal)
  stop.abort()
  await expect(building).rejects.toThrow()
  expect(await isBuilt(plan)).toBe(false)
})

test('the name of a build depends on its sources alone', async () => {
  const nameOfBuild = async () => {
    await build({ ...plan, command: ['-e', 'fs.writeFileSync("out/name", process.env.INGRANA_BUILD_ID)'] }, never)
    return readFileSync(path.join(plan.output, 'name'), 'utf8')
  }
  const first = await nameOfBuild()
  const here = plan.folder
  const there = `${here}-copy`
  cpSync(here, there, { recursive: true })
  plan = { ...plan, folder: there, output: path.join(there, 'out') }
  expect(await nameOfBuild()).toBe(first)
  write('lib/ad.ts', 'second')
  expect(await nameOfBuild()).not.toBe(first)
  rmSync(here, { recursive: true })
})

test('the files of a build for browsers are compressed', async () => {
  const script = 'let a = 1;'.repeat(500)
  const command = ['-e', `fs.mkdirSync('out/static/pages', { recursive: true }); fs.writeFileSync('out/static/pages/a.js', '${script}')`]
  await build({ ...plan, sent: [path.join(plan.output, 'static')], command }, never)
  const [br, zipped] = ['br', 'gz'].map((end) => readFileSync(path.join(plan.output, `static/pages/a.js.${end}`)))
  expect([String(brotliDecompressSync(br ?? '')), String(gunzipSync(zipped ?? ''))]).toEqual([script, script])
})

test('Next takes the name of a build from its sources', async () => {
  vi.stubEnv('INGRANA_BUILD_ID', 'abc')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { generateBuildId } = await nextConfig('phase-production-server')
  expect(await generateBuildId?.()).toBe('abc')
})
