// reads: temporary files
import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll } from 'vitest'

const folder = path.resolve('.data/check/programs')
const compiled = new Map<string, string>()
afterAll(() => {
  for (const file of compiled.values()) rmSync(file, { force: true })
  compiled.clear()
})

/** A program of the repository as a file that Node runs, compiled once per test file: with a loader each start would compile it again. */
export function programOf(entry: string): string {
  const outfile = compiled.get(entry) ?? path.join(folder, `${process.pid}-${path.basename(entry, '.ts')}.mjs`)
  if (!compiled.has(entry)) {
    buildSync({
      entryPoints: [entry],
      outfile,
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
    })
    compiled.set(entry, outfile)
  }
  return outfile
}
