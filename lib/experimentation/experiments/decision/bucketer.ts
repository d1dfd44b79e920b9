import type { TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'
import { murmur3 } from './murmur3'

const buckets = 10_000
const seed = 1

/** Which of the 10000 buckets a visitor falls into, within an experiment or a group. */
export function bucketOf(bucketingId: string, parentId: string): number {
  return Math.floor((murmur3(bucketingId + parentId, seed) / 2 ** 32) * buckets)
}

/** Whom the bucket belongs to: the first range that ends above it. Null: nobody. */
export function ownerOf(bucket: number, ranges: TrafficRange[]): string | null {
  for (const { entityId, endOfRange } of ranges) if (bucket < endOfRange) return entityId
  return null
}
