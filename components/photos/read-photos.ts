import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { DraftPhoto } from '@/lib/market/photos/photo'

/** Checks the shape of our answers. */
export function isDraftPhotos(value: unknown): value is DraftPhoto[] {
  return (
    Array.isArray(value) &&
    value.every((photo) => typeof asRecord(photo)['id'] === 'string' && typeof asRecord(photo)['state'] === 'string')
  )
}
