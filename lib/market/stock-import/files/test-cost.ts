import { type HeapProfiler, Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

type Cost = { steps: number; bytes: number }

/**
 * Counts how many blocks of code run, in our files and in those of the parsers, and how many bytes of objects are made: the same on a busy machine as on an idle one.
 * What is in use at once cannot be more than what is made. Buffers lie outside of the heap and are not counted.
 * Blocks are counted of what is loaded after `openCounter` alone. Steps within a regular expression are not seen: the length of what expressions get is bounded instead.
 */
export async function openCounter(): Promise<{ costOf(work: () => Promise<void>): Promise<Cost>; close(): void }> {
  setFlagsFromString('--no-opt') // compiled code leaves objects out, sometimes from one run to the next
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const blocks = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage') // and counts from zero again
    const ranges = result.flatMap(({ functions }) => functions).flatMap((each) => each.ranges)
    return ranges.reduce((sum, { count }) => sum + count, 0)
  }
  const wanted = { samplingInterval: 32_768, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true }
  return {
    costOf: async (work) => {
      await blocks()
      await session.post('HeapProfiler.startSampling', wanted)
      await work()
      const { profile } = await session.post('HeapProfiler.stopSampling')
      return { steps: await blocks(), bytes: sizeOf(profile.head) }
    },
    close: () => {
      session.disconnect()
      setFlagsFromString('--opt')
    },
  }
}

function sizeOf({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return selfSize + children.reduce((sum, child) => sum + sizeOf(child), 0)
}
