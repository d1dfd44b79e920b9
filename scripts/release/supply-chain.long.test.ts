import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { object, string } from 'yup'

const auditShape = object({ vulnerabilities: object().required() })

/** Running packages with weaknesses of grade high or above, of a test project or of this one; undefined without an answer of the registry. */
function weaknesses(planted?: object): string[] | undefined {
  const folder = planted ? mkdtempSync(path.join(tmpdir(), 'ingrana-audit-')) : process.cwd()
  if (planted) {
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'planted', version: '1.0.0', ...planted }))
    spawnSync('npm', ['install', '--package-lock-only', '--no-audit'], { cwd: folder })
  }
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit', 'dev'], { cwd: folder, encoding: 'utf8' })
  const answer: unknown = JSON.parse(stdout)
  if (!auditShape.isValidSync(answer)) return undefined
  return Object.entries(answer.vulnerabilities).flatMap(([name, found]) =>
    ['high', 'critical'].includes(object({ severity: string() }).validateSync(found).severity ?? '') ? [name] : [],
  )
}

test('no package that runs has a known serious weakness, as far as the registry tells', () => {
  const old = weaknesses({ dependencies: { lodash: '4.17.11' } })
  if (old === undefined) console.warn('This registry tells nothing about weaknesses: nothing was looked at.')
  expect([undefined, ['lodash']]).toContainEqual(old)
  expect(weaknesses()).toEqual(old === undefined ? undefined : [])
})
