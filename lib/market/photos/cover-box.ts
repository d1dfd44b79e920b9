import type { PlateBox } from './plate-box'

type Raster = { width: number; height: number; channels: number }

/**
 * Paints a part of a picture, given as its pixels row by row, in the mean colour of that part. One colour, because what is only pixelated or
 * blurred can be read back by trying out plates.
 */
export function coverBox(pixels: Buffer, { width, height, channels }: Raster, box: PlateBox): void {
  const edge = (share: number, length: number, round: (value: number) => number) => Math.min(round(share * length), length)
  const [left, right] = [edge(box.left, width, Math.floor), edge(box.left + box.width, width, Math.ceil)]
  const [top, bottom] = [edge(box.top, height, Math.floor), edge(box.top + box.height, height, Math.ceil)]
  const rows = Array.from({ length: bottom - top }, (_, row) => ((top + row) * width + left) * channels)
  const rowBytes = (right - left) * channels
  for (let channel = 0; channel < channels; channel += 1) {
    let sum = 0
    for (const row of rows) for (let at = row + channel; at < row + rowBytes; at += channels) sum += pixels[at] ?? 0
    const mean = Math.round(sum / (rows.length * (right - left)))
    for (const row of rows) for (let at = row + channel; at < row + rowBytes; at += channels) pixels[at] = mean
  }
}
