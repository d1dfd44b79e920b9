import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { array, object, string } from 'yup'

const reader = 'lib/measuring/experiments/experiments-provider.tsx -> ./growthbook-reader'
const manifestSchema = object({ [reader]: object({ files: array(string().required()).required() }).required() })

/** Bytes of compressed JavaScript that a page loads more for a visitor with an assignment; undefined where nothing is built. */
export function sdkSize(buildDir: string): number | undefined {
  const manifest = path.join(buildDir, 'react-loadable-manifest.json')
  if (!existsSync(manifest)) return undefined
  const { files } = manifestSchema.validateSync(JSON.parse(readFileSync(manifest, 'utf8')))[reader]
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(path.join(buildDir, file)), { level: 9 }).length, 0)
}
