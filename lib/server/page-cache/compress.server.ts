import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.server'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** How hard each tries: of brotli 0 to 11, of gzip 0 to 9. */
type Effort = { br: number; gzip: number }

/** A page in an encoding, made in another thread. */
export function compress(page: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(page)
  if (encoding === 'gzip') return zip(page, { level: effort.gzip })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(page, { params: { [BROTLI_PARAM_QUALITY]: effort.br, [BROTLI_PARAM_SIZE_HINT]: page.length } })
}
