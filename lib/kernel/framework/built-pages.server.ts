import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { array, string } from 'yup'
import { asRecord } from '@/lib/kernel/validation/plain-object'

/** The program that builds and serves: Next's own command. */
export const nextProgram = 'node_modules/next/dist/bin/next'

const filesSchema = array(string().required()).required()
const readJson = (...file: string[]) => asRecord(JSON.parse(readFileSync(path.join(...file), 'utf8')))

/** The scripts a page's HTML names, polyfills for old browsers aside. */
export function firstLoadFiles(output: string, page: string): string[] {
  const pages = asRecord(readJson(output, 'build-manifest.json')['pages'])
  const files = ['/_app', page].flatMap((name) => filesSchema.validateSync(pages[name]))
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

/** The scripts that the page's own code fetches when the browser is idle or the page is used; not what those fetch in their turn. */
export function laterFiles(output: string, page: string): string[] {
  const first = firstLoadFiles(output, page)
  const own = first.filter((file) => file.includes('/pages/')).map((file) => readFileSync(path.join(output, file), 'utf8'))
  const ids = own.flatMap((code) => [...code.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => id))
  const chunks = readdirSync(path.join(output, 'static/chunks')).filter((name) => name.endsWith('.js'))
  const named = chunks.filter((name) => ids.includes(/^(\d+)[-.]/.exec(name)?.[1])).map((name) => `static/chunks/${name}`)
  return named.filter((file) => !first.includes(file))
}

/** The scripts of a part that a page loads by `next/dynamic`, which is named by its importer; undefined where nothing is built. */
export function filesOfPart(output: string, name: string): string[] | undefined {
  if (!existsSync(path.join(output, 'react-loadable-manifest.json'))) return undefined
  return filesSchema.validateSync(asRecord(readJson(output, 'react-loadable-manifest.json')[name])['files'])
}
