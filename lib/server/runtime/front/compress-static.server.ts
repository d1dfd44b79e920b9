import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text files; pictures and fonts are compressed already. */
export const isCompressible = (name: string) => /\.(js|css|svg)$/.test(name)
/** Endings of the compressed forms of a file. */
export const compressedNames = { br: '.br', gzip: '.gz' } as const
/** The number of threads with which Node compresses. */
const lanes = 4

/** Highest effort: a file is compressed once and sent as long as the build is served. */
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
