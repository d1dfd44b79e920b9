import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { array, number, object, string } from 'yup'

export type Sizes = { raw: number; gzip: number; brotli: number }

const mapSchema = object({
  version: number().required(),
  file: string().default(''),
  sourceRoot: string().default(''),
  sources: array(string().required()).required(),
  sourcesContent: array(string().defined()).required(),
  names: array(string().defined()).required(),
  mappings: string().required(),
})

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
