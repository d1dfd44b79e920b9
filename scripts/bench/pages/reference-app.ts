import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, isBuilt, nextBuild } from '@/lib/server/runtime/build.server'
import { benchFolder } from './tools'

/** The bare Next application beside which we measure ourselves, built with the project's own packages when they or it have changed. */
export async function buildReference(signal: AbortSignal): Promise<string> {
  const folder = path.join(benchFolder, 'reference')
  mkdirSync(folder, { recursive: true })
  cpSync('scripts/bench/pages/reference', folder, { recursive: true })
  cpSync('package-lock.json', path.join(folder, 'lib/packages.txt')) // other packages make its build stale; under its own name Next would take the folder for the root of a project
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "reference", "private": true, "type": "module" }')
  const packages = path.join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(realpathSync('node_modules'), packages)
  const plan = { ...nextBuild(folder), extra: [], checks: [] }
  if (!(await isBuilt(plan))) await build(plan, signal)
  return folder
}
