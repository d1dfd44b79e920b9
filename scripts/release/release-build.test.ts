// reads: temporary files
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { array, object, string } from 'yup'
import type { BuildPlan } from '@/lib/server/runtime/build.server'
import { buildRelease } from './release-build'

const never = new AbortController().signal
let plan: BuildPlan

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ingrana-release-'))
  const output = path.join(folder, 'out')
  plan = {
    folder,
    output,
    sent: [],
    extra: [],
    checks: [],
    command: ['-e', 'fs.mkdirSync("out", { recursive: true }); fs.appendFileSync("out/builds", ".")'],
  }
  mkdirSync(path.join(folder, 'lib'))
})
afterEach(() => rmSync(plan.folder, { recursive: true }))

/** A project that depends on one package, under this licence. */
function writeProject(license: string): void {
  const project = { name: 'small', version: '1.0.0', dependencies: { piece: '1.0.0' } }
  const piece = {
    version: '1.0.0',
    resolved: 'https://registry.npmjs.org/piece/-/piece-1.0.0.tgz',
    integrity: `sha512-${'A'.repeat(86)}==`,
    license,
  }
  const lock = {
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, 'node_modules/piece': piece },
  }
  for (const [file, content] of Object.entries({ 'package.json': project, 'package-lock.json': lock }))
    writeFileSync(path.join(plan.folder, file), JSON.stringify(content))
}

const read = (file: string) => readFileSync(path.join(plan.output, file), 'utf8')
const billShape = object({ components: array(object({ name: string(), version: string() })) })

test('a rebuild writes the same bill of what runs with it, also when nothing changed', async () => {
  writeProject('MIT')
  await buildRelease(plan, never)
  const bill = read('ingrana.cdx.json')
  expect(billShape.validateSync(JSON.parse(bill)).components).toMatchObject([{ name: 'piece', version: '1.0.0' }])
  rmSync(path.join(plan.output, 'ingrana.cdx.json'))
  await buildRelease(plan, never, { onlyIfStale: true })
  expect([read('ingrana.cdx.json'), read('builds')]).toEqual([bill, '.'])
})

test('a package under a licence that is not allowed fails the build before it begins', async () => {
  writeProject('AGPL-3.0-only')
  await expect(buildRelease(plan, never)).rejects.toThrow('no licence under which we may use node_modules/piece: AGPL-3.0-only')
  expect(existsSync(plan.output)).toBe(false)
})
