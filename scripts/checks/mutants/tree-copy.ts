import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export type TreeCopy = { folder: string; sources: ReadonlyMap<string, string> }

/** A copy of the working tree, of this name, without what git ignores, so that no mutant ever stands in the tree itself. */
export function copyTree(name: string): TreeCopy {
  const folder = path.resolve('.data', name)
  rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' }).split('\0')
  const files = listed.split('\0').filter((file) => file !== '' && !deleted.includes(file))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(file, path.join(folder, file))
  }
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'))
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')] as const)
  return { folder, sources: new Map(sources) }
}
