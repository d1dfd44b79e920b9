// reads: temporary files
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asRecord } from '@/lib/kernel/validation/plain-object'

/** The id of the element in which Next sends along what a page was rendered with. */
export const pageDataElement = '__NEXT_DATA__'

/** The data of a page as Next answers it to a browser that is on its way there. */
export const pageDataAnswer = (pageProps: object) => ({ pageProps, __N_SSP: true })

/** How React marks an element that it has taken over. */
export const takenOverMark = '__reactFiber$'

/** Parts of Next that are nobody's address. */
const notAddresses = new Set(['/_app', '/_document', '/_error'])

/** The patterns of all pages and handlers of a build. */
export function builtAddresses(output: string): string[] {
  const manifest = asRecord(JSON.parse(readFileSync(path.join(output, 'server/pages-manifest.json'), 'utf8')))
  return Object.keys(manifest).filter((address) => !notAddresses.has(address))
}

/** What Next itself looks for in an address, by the types of its router. */
export function kindsOfAddress(): string[] {
  const types = readFileSync('node_modules/next/dist/server/lib/router-utils/filesystem.d.ts', 'utf8')
  const union = /type FsOutput = \{\s+type: ([^;]+);/.exec(types)?.[1] ?? ''
  return [...union.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind)
}
