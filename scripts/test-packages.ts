// reads: temporary files
import { linkSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Gives a copy of the tree packages of its own, some of which are to be changed: hard links, which cost some seconds. Answers where they are. */
export function ownPackages(folder: string): string {
  const modules = path.join(folder, 'node_modules')
  rmSync(modules)
  linkTree(realpathSync('node_modules'), modules)
  return modules
}

function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) linkSync(source, target)
    else if (!isCache(entry.name)) linkTree(source, target)
  }
}

/** Caches are written in place, which would change those of the tree. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin'
