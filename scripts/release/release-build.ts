import path from 'node:path'
import { type BuildPlan, build, isBuilt } from '@/lib/server/runtime/build.server'
import { billOfMaterials, writeBill } from './bill-of-materials'

/** A build and, beside it, the bill of what runs with it. A licence that is not allowed ends it before its minutes. */
export async function buildRelease(plan: BuildPlan, signal: AbortSignal, { onlyIfStale = false } = {}): Promise<void> {
  const bill = billOfMaterials(plan.folder)
  if (!(onlyIfStale && (await isBuilt(plan)))) await build(plan, signal)
  writeBill(bill, path.join(plan.output, 'ingrana.cdx.json')) // a build empties its folder first
}
