import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sharePictureSize } from '@/lib/kernel/routes/share-picture-path'
import { color } from '@/styles/tokens'
import { renderTextLine } from './lettering.server'

/** Raised with every change of the drawing, so that no stored picture is reused. */
export const sharePictureVersion = 1

export type SharedFacts = {
  title: string
  version: string
  /** «9.900 €», «Prezzo su richiesta», «Non più disponibile». */
  price: string
  /** Facts of which six at most are shown. */
  facts: readonly string[]
}

const photo = { width: 800, height: 500 } as const
const maxFacts = 6
const margin = 40

/** The picture of an ad for social networks: the vehicle, its name, its price and its key facts. */
export async function renderSharePicture(facts: SharedFacts, picture: Buffer): Promise<Buffer> {
  const vehicle = await sharp(picture, { limitInputPixels: 50_000_000 }).resize(photo.width, photo.height, { fit: 'cover' }).toBuffer()
  return sharp({ create: { ...sharePictureSize, channels: 3, background: color.surface } })
    .composite([
      { input: vehicle, left: 0, top: 0 },
      { input: Buffer.from(lettersOf(facts)), left: 0, top: 0 },
      { input: logo(), left: photo.width + margin, top: margin },
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function lettersOf({ title, version, price, facts }: SharedFacts): string {
  const { width, height } = sharePictureSize
  const side = {
    lettering: 'text',
    size: 32,
    x: photo.width + margin,
    maxWidth: width - photo.width - 2 * margin,
    fill: color.text,
  } as const
  const foot = photo.height
  const priceWidth = 400
  const name = { x: margin, maxWidth: width - 3 * margin - priceWidth, fill: color.textInverse } as const
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect y="${foot}" width="${width}" height="${height - foot}" fill="${color.accent}"/>`,
    renderTextLine(title, { ...name, lettering: 'heading', size: 54, y: version === '' ? 583 : 563 }),
    version === '' ? '' : renderTextLine(version, { ...name, lettering: 'text', size: 28, y: 606 }),
    renderTextLine(price, {
      lettering: 'heading',
      size: 58,
      x: width - margin,
      y: 585,
      maxWidth: priceWidth,
      fill: color.cta,
      anchor: 'end',
    }),
    ...facts.slice(0, maxFacts).map((fact, place) => renderTextLine(fact, { ...side, y: 190 + place * 54 })),
    '</svg>',
  ].join('')
}

let drawnLogo: Buffer | undefined

function logo(): Buffer {
  drawnLogo ??= readFileSync(join(process.cwd(), 'public/logo/ingrana.svg'))
  return drawnLogo
}
