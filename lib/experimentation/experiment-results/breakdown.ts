import { type SegmentName, segmentNames } from '@/lib/experimentation/experiments/segments'

/** What one group of visitors saw and did. `value`: a word of the table of segments; null where nothing was known. */
export type GroupResult = { value: string | null; variationId: string; visitors: number; converted: number }
/** `segment` null: none was requested. */
export type Breakdown = { segment: SegmentName | null; groups: GroupResult[] }

/** The segment that an address requests. */
export function readSegment(params: URLSearchParams): SegmentName | null {
  return segmentNames.find((name) => name === params.get('gruppo')) ?? null
}
