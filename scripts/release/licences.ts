import type { LockEntry } from './lock-file'

/** Licences that the lock file does not name, or not by SPDX. They were read in the packages, and are written as CycloneDX does. */
export const licencesRead = new Map<string, { id: string } | { name: string }>([
  ['busboy', { id: 'MIT' }],
  ['streamsearch', { id: 'MIT' }],
  ['jstat', { id: 'MIT' }],
  ['png-js', { id: 'MIT' }],
  ['sentry', { name: 'FSL-1.1-Apache-2.0' }], // the command line of Sentry, which @sentry/nextjs brings along and nothing of ours starts
])

/** LGPL: libvips, a library of its own beside sharp. MPL: lightningcss, which a build runs as it is, and axe-core, a file of its own. CC-BY: figures about browsers. */
const licences = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense', 'CC-BY-4.0', 'MPL-2.0'],
  ...[
    'LGPL-3.0-or-later',
    '(MIT OR CC0-1.0)',
    '(WTFPL OR MIT)',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ],
])

/** The packages that are installed to run and have no licence under which we may use them, each with the one it has. */
export function refusedLicences(packages: Record<string, LockEntry>): string[] {
  const running = Object.entries(packages).filter(([place, { dev }]) => place !== '' && dev !== true)
  const odd = running.filter(([place, { license = '' }]) => !licences.has(license) && !licencesRead.has(place.replace('node_modules/', '')))
  return odd.map(([place, { license }]) => `${place}: ${license ?? 'not stated'}`)
}
