/** Brightness of each pixel. */
export type GrayPicture = { data: Uint8Array; width: number; height: number }
/** Dark pixels that touch each other, and the rectangle around them. */
export type Blob = { left: number; top: number; right: number; bottom: number; pixels: number; darkest: number }

/** Half the side of the square whose mean a pixel is compared with, and how much darker it has to be. */
const [reach, darker] = [14, 18]
/** A picture with more is noise: leaves, gravel, a crowd. */
const mostBlobs = 30_000

/** The parts of a picture that are darker than what is around them. Its time grows with the pixels alone. */
export function darkBlobs(picture: GrayPicture): Blob[] {
  const isDark = darkPixels(picture)
  const { width } = picture
  const waiting = new Int32Array(isDark.length)
  const blobs: Blob[] = []
  for (let at = 0; at < isDark.length && blobs.length < mostBlobs; at += 1) {
    if (isDark[at] !== 1) continue
    blobs.push(fill(isDark, { start: at, width, waiting, data: picture.data }))
  }
  return blobs
}

/** Sums over everything above and left of a pixel, so that any square is four of them. */
function sumsOf({ data, width, height }: GrayPicture): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

function darkPixels(picture: GrayPicture): Uint8Array {
  const { data, width, height } = picture
  const sums = sumsOf(picture)
  const isDark = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - reach) * (width + 1), Math.min(height, y + reach + 1) * (width + 1)]
    const rows = (below - above) / (width + 1)
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum = (sums[below + right] ?? 0) - (sums[below + left] ?? 0) - (sums[above + right] ?? 0) + (sums[above + left] ?? 0)
      const at = y * width + x
      if ((data[at] ?? 0) < sum / (rows * (right - left)) - darker) isDark[at] = 1
    }
  }
  return isDark
}

type Fill = { start: number; width: number; waiting: Int32Array; data: Uint8Array }

/** Takes the pixels of one blob out of the picture, the diagonal neighbours too. */
function fill(isDark: Uint8Array, { start, width, waiting, data }: Fill): Blob {
  const blob: Blob = { left: width, top: Infinity, right: 0, bottom: 0, pixels: 0, darkest: 255 }
  let count = 0
  const take = (at: number) => {
    if (isDark[at] !== 1) return
    isDark[at] = 2
    waiting[count] = at
    count += 1
  }
  take(start)
  while (count > 0) {
    count -= 1
    const at = waiting[count] ?? 0
    const [x, y] = [at % width, Math.floor(at / width)]
    widen(blob, x, y)
    blob.darkest = Math.min(blob.darkest, data[at] ?? 255)
    for (const side of [-1, 0, 1]) {
      if (x + side < 0 || x + side >= width) continue
      take(at - width + side)
      take(at + side)
      take(at + width + side)
    }
  }
  return blob
}

function widen(blob: Blob, x: number, y: number): void {
  blob.left = Math.min(blob.left, x)
  blob.right = Math.max(blob.right, x)
  blob.top = Math.min(blob.top, y)
  blob.bottom = Math.max(blob.bottom, y)
  blob.pixels += 1
}
