import { randomUUID } from 'node:crypto'

/** The first figures of the id of a photograph of the demo market: by them its rows and its files are found again. */
const mark = 'de300039'

export const newDemoPhotoId = () => `${mark}${randomUUID().slice(mark.length)}`
/** The smallest and the largest id with the mark. */
export const demoPhotoIds = { from: `${mark}-0000-0000-0000-000000000000`, to: `${mark}-ffff-ffff-ffff-ffffffffffff` } as const

/** The id in the key of a file of such a photograph; undefined of every other file. */
export function demoPhotoOf(key: string): string | undefined {
  return /^(?:originals|pictures)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/.exec(key)?.[1]?.startsWith(mark) === true
    ? key.split('/')[1]?.slice(0, 36)
    : undefined
}
