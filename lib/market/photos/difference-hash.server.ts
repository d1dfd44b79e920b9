import type { Sharp } from 'sharp'

/** Whether each of 64 points is brighter than the one to its right (dHash): hardly changed by size, compression and light. Signed, as the database has it. */
export async function differenceHash(pixels: Sharp): Promise<bigint> {
  const grey = await pixels.greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column
      bits = (bits << 1n) | (Number(grey[at]) > Number(grey[at + 1]) ? 1n : 0n)
    }
  return BigInt.asIntN(64, bits)
}
