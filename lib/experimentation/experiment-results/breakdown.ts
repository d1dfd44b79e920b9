import { type SegmentName, segmentNames } from '@/lib/experimentation/experiments/segments'

/** What one group of visitors saw and did. `value`: a word of the table of segments; null where nothing was known. */
export type GroupResult = { value: string | null; variationId: string; visitors: number; converted: number }
/** `segment` null: nobody has asked. */
export type Breakdown = { segment: SegmentName | null; groups: GroupResult[] }

/** Which segment an address asks for. */
export function readSegment(params: URLSearchParams): SegmentName | null {
  return segmentNames.find((name) => name === params.get('gruppo')) ?? null
}
