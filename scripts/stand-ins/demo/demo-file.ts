// reads: styles/fonts/ components/ui/icons.svg public/
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StandInResponse } from '../stand-in-server'

const font = (name: string): [string, [string, string]] => [`/demo/${name}.woff2`, [`styles/fonts/${name}.woff2`, 'font/woff2']]

/** The files that the page of the demo loads, from where the site has them. */
const files = new Map<string, [file: string, type: string]>([
  font('barlow-400'),
  font('barlow-600'),
  font('barlow-semi-condensed-600'),
  font('barlow-semi-condensed-700'),
  ['/demo/icons.svg', ['components/ui/icons.svg', 'image/svg+xml']],
  ['/demo/ingrana.svg', ['public/logo/ingrana.svg', 'image/svg+xml']],
  ['/demo/favicon.svg', ['public/favicon.svg', 'image/svg+xml']],
])

/** A file of the page of the demo; undefined for any other address. */
export async function demoFile(address: string): Promise<StandInResponse | undefined> {
  const found = files.get(address)
  if (!found) return undefined
  const [file, type] = found
  return { type, body: await readFile(path.resolve(file)), headers: { 'Cache-Control': 'max-age=3600' } }
}
