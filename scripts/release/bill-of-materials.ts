import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { array, type InferType, object, string } from 'yup'
import { StartError } from '@/lib/kernel/errors/start-error'
import { licencesRead, refusedLicences } from './licences'
import { readLockFile } from './lock-file'

const projectShape = object({ name: string().required(), devDependencies: object() })
const billShape = object({
  serialNumber: string(),
  metadata: object({ timestamp: string() }).required(),
  components: array(object({ name: string().required() })).required(),
})
type Bill = Omit<InferType<typeof billShape>, 'serialNumber'>

/**
 * Every package that runs, with version, licence and hash, as CycloneDX; refused when one has a licence that is not allowed. npm writes it from a copy of the lock file
 * that holds nothing else. With its option to omit development, npm would also omit peers of development packages, such as react, nodemailer and tsx.
 */
export function billOfMaterials(folder = '.'): Bill {
  const { devDependencies: _, ...project } = projectShape.validateSync(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  const lock = readLockFile(path.join(folder, 'package-lock.json'))
  const refused = refusedLicences(lock.packages)
  if (refused.length > 0) throw new StartError(`no licence under which we may use ${refused.join(', ')}: see scripts/release/licences.ts`)
  const running = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true)
  const files = { 'package.json': project, 'package-lock.json': { ...lock, packages: { ...Object.fromEntries(running), '': project } } }
  const bill = withoutChance(billShape.validateSync(askNpm(project.name, files)))
  return { ...bill, components: bill.components.map(withLicence) }
}

/** Removes the random number and the time, which CycloneDX allows, so that one lock file gives one bill. */
function withoutChance({ serialNumber: _number, metadata, ...bill }: InferType<typeof billShape>): Bill {
  const { timestamp: _time, ...lasting } = metadata
  return { ...bill, metadata: lasting }
}

export function writeBill(bill: Bill, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
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
    const { stdout, stderr, error } = spawnSync('npm', ['sbom', ...options], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    if (!stdout) throw new StartError(`the bill of materials could not be written: ${error?.message ?? stderr}`)
    return JSON.parse(stdout)
  } finally {
    rmSync(outer, { recursive: true })
  }
}
