import type { PlateBox } from './plate-box'

/** How many photographs an ad has at most. */
export const maxPhotos = 40
export const maxPhotoBytes = 15 * 1024 * 1024
/** A longer file is sent in parts of so many bytes: some seconds each on a slow line. */
export const partBytes = 1024 * 1024
/** Least pixels of the longer and the shorter side. */
export const minPhotoSides = { long: 1_024, short: 768 } as const
/** Number of pixels beyond which opening takes too much memory. */
export const maxPhotoPixels = 50_000_000
/** Caching of a picture, whose address changes with it; a shared cache, never notified that one is gone, holds it for five minutes. */
export const publicPicture = 'public, max-age=31536000, immutable, s-maxage=300'
/** How long a removed photograph can be taken back. */
export const undoHours = 24

export type PhotoState = 'waiting' | 'ready' | 'failed'

/** A photograph of a draft, as its page shows it. JSON-serialisable. */
export type DraftPhoto = {
  id: string
  /** Names its pictures: `pictureSrc`. */
  file: string
  /** Its place among the others, with gaps. */
  position: number
  state: PhotoState
  failure: string | null
  width: number
  height: number
  rotation: number
  /** What of it is covered, in the picture as it is shown. */
  plates: readonly PlateBox[]
  /** Where a plate can perhaps be read: proposed until somebody decides. */
  proposed: readonly PlateBox[]
  shot: string | null
  caption: string
}

/** A photograph that an ad shows. JSON-serialisable. */
export type ShownPhoto = { file: string; width: number; height: number; colour: string; caption: string }

/** 320 for small cards, 832 for cards and phones, 1280 for galleries and denser screens, 1920 for the enlarged picture. */
export const pictureWidths = [320, 832, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** «{id}-{revision}»: one set of pictures of a photograph. */
export function pictureFile(id: string, revision: number): string {
  return `${id}-${revision}`
}

const filePattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,3})$/

export function parsePictureFile(text: string): { id: string; revision: number } | undefined {
  const [, id, revision] = filePattern.exec(text) ?? []
  return id === undefined ? undefined : { id, revision: Number(revision) }
}

const sizePattern = /^(\d+)\.([a-z]+)$/

/** «832.webp». */
export function parsePictureSize(text: string): { width: PictureWidth; format: PictureFormat } | undefined {
  const [, widthText, formatText] = sizePattern.exec(text) ?? []
  const width = pictureWidths.find((known) => String(known) === widthText)
  const format = pictureFormats.find((known) => known === formatText)
  return width && format && { width, format }
}

export function pictureSrc(file: string, width: PictureWidth, format: PictureFormat = 'webp'): string {
  return `/foto/${file}/${width}.${format}`
}

/** `widths`: those a place can need. */
export function pictureSrcSet(file: string, format: PictureFormat, widths: readonly PictureWidth[] = pictureWidths): string {
  return widths.map((width) => `${pictureSrc(file, width, format)} ${width}w`).join(', ')
}

/** The pictures that help buyers most, in the order in which one walks around a vehicle. */
export const shots = {
  'davanti-tre-quarti': 'Davanti 3/4',
  fianco: 'Fianco',
  dietro: 'Dietro',
  fronte: 'Fronte',
  cruscotto: 'Cruscotto',
  sedili: 'Sedili',
  bagagliaio: 'Bagagliaio',
  contachilometri: 'Contakm',
  gomme: 'Gomme',
  motore: 'Motore',
  tagliandi: 'Tagliandi',
  difetti: 'Difetti',
} as const
export type Shot = keyof typeof shots

export function isShot(text: string): text is Shot {
  return Object.hasOwn(shots, text)
}
