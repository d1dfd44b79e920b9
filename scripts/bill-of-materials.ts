import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { array, type InferType, object, string } from 'yup'
import { readLockFile } from './lock-file'

/** Of packages whose licence the lock file does not tell, or not with a name of SPDX: read in their own files, in the words of CycloneDX. */
export const licencesRead = new Map<string, { id: string } | { name: string }>([
  ['busboy', { id: 'MIT' }],
  ['streamsearch', { id: 'MIT' }],
  ['jstat', { id: 'MIT' }],
  ['sentry', { name: 'FSL-1.1-Apache-2.0' }], // the command line of Sentry, which @sentry/nextjs brings along and nothing of ours starts
])

const projectShape = object({ name: string().required(), devDependencies: object() })
const billShape = object({ components: array(object({ name: string().required() })).required() })
type Bill = InferType<typeof billShape>

/**
 * Every package that runs, with version, licence and hash, as CycloneDX. npm writes it from a copy of the lock file that holds nothing else:
 * told to leave development out, it also leaves out what a package of development asks for beside us, such as react, nodemailer and tsx.
 */
export function billOfMaterials(): Bill {
  const { devDependencies: _, ...project } = projectShape.validateSync(JSON.parse(readFileSync('package.json', 'utf8')))
  const lock = readLockFile()
  const running = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true)
  const files = { 'package.json': project, 'package-lock.json': { ...lock, packages: { ...Object.fromEntries(running), '': project } } }
  const bill = billShape.validateSync(askNpm(project.name, files))
  return { ...bill, components: bill.components.map(withLicence) }
}

function withLicence(component: Bill['components'][number]) {
  const license = licencesRead.get(component.name)
  return license ? { ...component, licenses: [{ license }] } : component
}

/** What npm says of these files; it calls the product as the folder that they lie in. */
function askNpm(name: string, files: Record<string, object>): unknown {
  const outer = mkdtempSync(path.join(tmpdir(), 'ingrana-bill-'))
  try {
    const folder = path.join(outer, name)
    mkdirSync(folder)
    for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), JSON.stringify(content))
    const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    const { stdout, stderr } = spawnSync('npm', ['sbom', ...options], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    if (stdout === '') throw new Error(`npm sbom failed: ${stderr}`)
    return JSON.parse(stdout)
  } finally {
    rmSync(outer, { recursive: true })
  }
}
