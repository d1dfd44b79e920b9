import sharp from 'sharp'
import { sceneHeight, sceneWidth } from './lens'
import type { Background } from './places/site'

/** Width in which what is far away is painted: enlarged, it is soft. */
const farWidth = 720
/** Between one that shows no traces and one that fills a disk. */
const webp = { quality: 85, effort: 2 } as const

/** A scene as the file of a photograph, its near parts over its far ones. */
export async function rasterise({ far, near }: Background): Promise<Buffer> {
  const back = await sharp(svgOf(far, farWidth)).resize(sceneWidth, sceneHeight, { kernel: 'cubic' }).removeAlpha().toBuffer()
  return sharp(back)
    .composite([{ input: svgOf(near, sceneWidth) }])
    .webp(webp)
    .toBuffer()
}

function svgOf(art: string, width: number): Buffer {
  const height = (width * sceneHeight) / sceneWidth
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" width="${width}" height="${height}">${art}</svg>`,
  )
}
