import { array, number, object, string } from 'yup'
import { isShot, maxPhotos, type Shot } from '@/lib/market/photos/photo'
import { maxPlates, type PlateBox, smallestSide } from '@/lib/market/photos/plate-box'

const maxCaption = 120
const quarterTurns = [0, 90, 180, 270]
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const photoIdSchema = object({ photo: string().matches(uuid).required() })

const share = () => number().min(0).max(1).required()

/** Shares of the picture as it is shown; what reaches beyond its edge is moved inside. */
const plateSchema = object({ left: share(), top: share(), width: share().min(smallestSide), height: share().min(smallestSide) })

/** What a program changes of a photograph: any of them. `shot` null: none of the list. */
export const photoChangeSchema = object({
  position: number().integer().min(1).max(maxPhotos),
  rotation: number().oneOf(quarterTurns),
  plates: array(plateSchema.required()).max(maxPlates),
  shot: string<Shot>()
    .nullable()
    .test((text) => text === null || text === undefined || isShot(text)),
  caption: string().trim().max(maxCaption, `La didascalia ha al massimo ${maxCaption} caratteri.`),
})

export const photoOrderSchema = object({ order: array(string().matches(uuid).required()).max(maxPhotos).required() })

export const photoFormChanges = ['cover', 'forward', 'back', 'turn', 'describe', 'remove', 'restore', 'conceal', 'reveal'] as const
export type PhotoFormChange = (typeof photoFormChanges)[number]

/** The forms of the page: one change each. */
export const photoFormSchema = object({
  change: string<PhotoFormChange>().oneOf(photoFormChanges).required(),
  shot: string().test((text) => !text || isShot(text)),
})

const percentMessage = 'Scrivi un numero da 0 a 100'
const sideMessage = 'Scrivi un numero da 1 a 100'
const percent = (least: number, message: string) =>
  number()
    .transform((_, typed: unknown) => Number(String(typed).trim().replace(',', '.') || Number.NaN))
    .typeError(message)
    .min(least, message)
    .max(100, message)
    .required(message)

/** The fields by which a part to cover is told, in percent of the picture. */
export const plateFields = { sinistra: 'Da sinistra', alto: 'Dall’alto', larghezza: 'Larghezza', altezza: 'Altezza' } as const
export type PlateField = keyof typeof plateFields

export const plateFormSchema = object({
  sinistra: percent(0, percentMessage),
  alto: percent(0, percentMessage),
  larghezza: percent(smallestSide * 100, sideMessage),
  altezza: percent(smallestSide * 100, sideMessage),
})

export function boxOfPercents({ sinistra, alto, larghezza, altezza }: Record<PlateField, number>): PlateBox {
  return { left: sinistra / 100, top: alto / 100, width: larghezza / 100, height: altezza / 100 }
}

export const revealSchema = object({ riquadro: number().integer().min(0).lessThan(maxPlates).required() })
