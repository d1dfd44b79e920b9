import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { array, number, object, string } from 'yup'
import { recordOf } from '@/lib/kernel/validation/plain-object'

export type Sizes = { raw: number; gzip: number; brotli: number }

const filesSchema = array(string().required()).required()
const mapSchema = object({
  version: number().required(),
  file: string().default(''),
  sourceRoot: string().default(''),
  sources: array(string().required()).required(),
  sourcesContent: array(string().defined()).required(),
  names: array(string().defined()).required(),
  mappings: string().required(),
})

/** The scripts a page's HTML names, polyfills for old browsers aside. */
export function firstLoadFiles(buildDir: string, page: string): string[] {
  const pages = recordOf(recordOf(JSON.parse(readFileSync(path.join(buildDir, 'build-manifest.json'), 'utf8')))['pages'])
  const files = ['/_app', page].flatMap((name) => filesSchema.validateSync(pages[name]))
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

/** The scripts that the page's own code fetches when the browser is idle or the page is used; not what those fetch in their turn. */
export function laterFiles(buildDir: string, page: string): string[] {
  const first = firstLoadFiles(buildDir, page)
  const own = first.filter((file) => file.includes('/pages/')).map((file) => readFileSync(path.join(buildDir, file), 'utf8'))
  const ids = own.flatMap((code) => [...code.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => id))
  const chunks = readdirSync(path.join(buildDir, 'static/chunks')).filter((name) => name.endsWith('.js'))
  const named = chunks.filter((name) => ids.includes(/^(\d+)[-.]/.exec(name)?.[1])).map((name) => `static/chunks/${name}`)
  return named.filter((file) => !first.includes(file))
}

export function sizesOf(buildDir: string, files: readonly string[]): Sizes {
  const sizes = { raw: 0, gzip: 0, brotli: 0 }
  for (const file of files) {
    const code = readFileSync(path.join(buildDir, file))
    sizes.raw += code.length
    sizes.gzip += gzipSync(code, { level: 9 }).length
    sizes.brotli += brotliCompressSync(code).length
  }
  return sizes
}

/** How many minified characters of the scripts come from each module, by their source maps; the largest first. */
export function modulesOf(buildDir: string, files: readonly string[]): { module: string; bytes: number }[] {
  const bytes = new Map<string, number>()
  for (const file of files) {
    const lines = readFileSync(path.join(buildDir, file), 'utf8').split('\n')
    const map = new SourceMap(mapSchema.validateSync(JSON.parse(readFileSync(path.join(buildDir, `${file}.map`), 'utf8'))))
    for (const [row, line] of lines.entries())
      for (let column = 0; column < line.length; column++) {
        const name = moduleAt(map, row, column)
        bytes.set(name, (bytes.get(name) ?? 0) + 1)
      }
  }
  return [...bytes].map(([module, count]) => ({ module, bytes: count })).sort((a, b) => b.bytes - a.bytes)
}

/** Next's own modules have maps of their own, and are named by them. */
function moduleAt(map: SourceMap, row: number, column: number): string {
  const entry = map.findEntry(row, column)
  const source = 'originalSource' in entry ? entry.originalSource : 'unknown'
  return source
    .replace(/^webpack:\/\/_N_E\//, '')
    .replace(/^.*node_modules\//, '')
    .replace(/^(\.\.\/)+src\//, 'next/src/')
    .replace(/^\.\//, '')
}
