import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Of what is text already; pictures and fonts are compressed as they are. */
export const isCompressible = (name: string) => /\.(js|css|svg)$/.test(name)
/** What the compressed forms of a file are called. */
export const compressedNames = { br: '.br', gzip: '.gz' } as const
/** As many as Node compresses at once. */
const lanes = 4

/** As small as it gets: what is compressed once is sent for as long as the build is served. */
export const compressText = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes a brotli and a gzip form beside each text of a finished build. */
export async function compressStatic(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter(isCompressible).values()
  const lane = async () => {
    for (const name of files) await compressFile(path.join(folder, name))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  for (const encoding of ['br', 'gzip'] as const) await writeFile(file + compressedNames[encoding], await compressText[encoding](text))
}
