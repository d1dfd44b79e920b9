import { array, number, object, string } from 'yup'
import { isShot, maxPhotos, type Shot } from '@/lib/market/photos/photo'

const maxCaption = 120
const quarterTurns = [0, 90, 180, 270]
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const photoIdSchema = object({ photo: string().matches(uuid).required() })

/** What a program changes of a photograph: any of them. `shot` null: none of the list. */
export const photoChangeSchema = object({
  position: number().integer().min(1).max(maxPhotos),
  rotation: number().oneOf(quarterTurns),
  shot: string<Shot>()
    .nullable()
    .test((text) => text === null || text === undefined || isShot(text)),
  caption: string().trim().max(maxCaption, `La didascalia ha al massimo ${maxCaption} caratteri.`),
})

export const photoOrderSchema = object({ order: array(string().matches(uuid).required()).max(maxPhotos).required() })

export const photoFormChanges = ['cover', 'forward', 'back', 'turn', 'describe', 'remove', 'restore'] as const
export type PhotoFormChange = (typeof photoFormChanges)[number]

/** The forms of the page: one change each. */
export const photoFormSchema = object({
  change: string<PhotoFormChange>().oneOf(photoFormChanges).required(),
  shot: string().test((text) => !text || isShot(text)),
})
