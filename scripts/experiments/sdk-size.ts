import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOfPart } from '@/lib/kernel/framework/built-pages.server'

const reader = 'lib/experimentation/experiments/experiments-provider.tsx -> ./growthbook-reader'

/** Bytes of compressed JavaScript that a page loads more for a visitor with an assignment; undefined where nothing is built. */
export function sdkSize(buildDir: string): number | undefined {
  return filesOfPart(buildDir, reader)?.reduce(
    (bytes, file) => bytes + gzipSync(readFileSync(path.join(buildDir, file)), { level: 9 }).length,
    0,
  )
}
