// Run after `npm install` when the lock test complains: npm leaves the optional packages of other platforms out of the lock
// when it could not look them up, and `npm ci` then refuses the lock everywhere.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'windows']
const processors = ['arm64', 'arm', 'ia32', 'x64', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/** The optional packages that no entry of the lock stands for. @returns {{ name: string, version: string, dev: boolean }[]} */
export function missingOptionals(lock) {
  const missing = new Map()
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isResolved(lock, place, name)) missing.set(name, { name, version: version.replace(/^[^\d]+/, ''), dev: entry.dev === true })
    }
  }
  return [...missing.values()]
}

/** Node looks in the package that asks, then in each folder around it. */
function isResolved(lock, place, name) {
  if (`${place === '' ? '' : `${place}/`}node_modules/${name}` in lock.packages) return true
  return place !== '' && isResolved(lock, place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1)), name)
}

/** Without `os` and `cpu` npm would try to download them. */
function entryOf({ name, version, dev }) {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.some((word) => word === processor || (word.startsWith('arm') && processor === 'arm')))
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev } : {}),
    optional: true,
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
  }
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const optional of missingOptionals(lock)) lock.packages[`node_modules/${optional.name}`] = entryOf(optional)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
}
