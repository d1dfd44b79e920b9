// Run after `npm install` when the lock test complains. npm leaves the optional packages of other platforms out of the lock when it could
// not look them up, and `npm ci` then refuses the lock everywhere; and it can be set to leave out where each package comes from. What is added
// here has no hash: where the registry answers again, delete those entries and run `npm install --package-lock-only`.
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

/**
 * The address of an entry in the registry; undefined for the project itself and for bundled packages.
 * @param {string} place
 * @param {{ name?: string | undefined, version?: string | undefined, inBundle?: boolean, link?: boolean }} entry
 * @returns {string | undefined}
 */
export function addressOf(place, { name, version, inBundle, link }) {
  if (place === '' || inBundle || link) return undefined
  const full = name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return `https://registry.npmjs.org/${full}/-/${full.split('/').at(-1)}-${version}.tgz`
}

/** The address follows the version, as npm writes it. */
function withAddress(place, entry) {
  const resolved = addressOf(place, entry)
  const fields = Object.entries(entry).filter(([field]) => field !== 'resolved')
  return Object.fromEntries(fields.flatMap((field) => (resolved && field[0] === 'version' ? [field, ['resolved', resolved]] : [field])))
}

/** Node looks in the importing package, then in each folder around it. */
function isResolved(lock, place, name) {
  if (`${place === '' ? '' : `${place}/`}node_modules/${name}` in lock.packages) return true
  return place !== '' && isResolved(lock, place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1)), name)
}

/** The entry of a package with its `os` and `cpu`: without these npm would try to download it. */
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
  const entries = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(entries.map(([place, entry]) => [place, withAddress(place, entry)]))
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
}
