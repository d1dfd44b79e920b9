import { array, type InferType, number, object, string } from 'yup'
import { trimmedField } from '@/lib/kernel/validation/fields'
import { isShot, maxPhotos, type Shot } from '@/lib/market/photos/photo'
import { maxPlates, type PlateBox, smallestSide } from '@/lib/market/photos/plate-box'

const maxCaption = 120
const quarterTurns = [0, 90, 180, 270]
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const photoIdSchema = object({ photo: string().matches(uuid).required() })
/** SHA-256 of the whole file, by which its browser finds it again. */
export const uploadHashSchema = object({
  hash: string()
    .matches(/^[\da-f]{64}$/)
    .required(),
})

const shareField = () => number().min(0).max(1).required()

/** Shares of the picture as it is shown; what reaches beyond its edge is moved inside. */
const plateSchema = object({
  left: shareField(),
  top: shareField(),
  width: shareField().min(smallestSide),
  height: shareField().min(smallestSide),
})

/** What a program changes of a photograph: any of them. `shot` null: none of the list. */
export const photoChangeSchema = object({
  position: number().integer().min(1).max(maxPhotos),
  rotation: number().oneOf(quarterTurns),
  plates: array(plateSchema.required()).max(maxPlates),
  shot: string<Shot>()
    .nullable()
    .test((text) => text === null || text === undefined || isShot(text)),
  caption: trimmedField().max(maxCaption, `La didascalia ha al massimo ${maxCaption} caratteri.`),
})

export const photoOrderSchema = object({ order: array(string().matches(uuid).required()).max(maxPhotos).required() })

export const photoFormChanges = [
  ...['cover', 'forward', 'back', 'turn', 'describe', 'remove', 'restore', 'conceal', 'reveal', 'cover-proposed', 'dismiss-proposed'],
] as const
export type PhotoFormChange = (typeof photoFormChanges)[number]

/** The forms of the page: one change each. */
export const photoFormSchema = object({
  change: string<PhotoFormChange>().oneOf(photoFormChanges).required(),
  shot: string().test((text) => !text || isShot(text)),
})

const percentOf = (typed: string) => Number(typed.trim().replace(',', '.') || Number.NaN)
const percent = (least: number) =>
  string().test('percent', `Scrivi un numero da ${least} a 100`, (typed = '') => percentOf(typed) >= least && percentOf(typed) <= 100)

/** The fields of a part to cover, in percent of the picture. */
export const plateFields = { sinistra: 'Da sinistra', alto: 'Dall’alto', larghezza: 'Larghezza', altezza: 'Altezza' } as const
export type PlateField = keyof typeof plateFields

export const plateFormSchema = object({
  sinistra: percent(0),
  alto: percent(0),
  larghezza: percent(smallestSide * 100),
  altezza: percent(smallestSide * 100),
})

export function boxOfPercents({ sinistra = '', alto = '', larghezza = '', altezza = '' }: InferType<typeof plateFormSchema>): PlateBox {
  const share = (typed: string) => percentOf(typed) / 100
  return { left: share(sinistra), top: share(alto), width: share(larghezza), height: share(altezza) }
}

export const revealSchema = object({ riquadro: number().integer().min(0).lessThan(maxPlates).required() })

const largestPlace = 100_000

/** The place of a photograph in the address of its upload; undefined: the last. */
export function placeIn(given: unknown): number | undefined {
  const place = typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : 0
  return place >= 1 && place <= largestPlace ? place : undefined
}
