import { crashRows } from './crash-rows'
import type { FaultRow } from './fault-row'
import { operationRows } from './operation-rows'
import { raceRows } from './race-rows'
import { releaseRows } from './release-rows'
import { serviceRows } from './service-rows'

/** The rows R1–R25 of the bar for reliability, all of which apply, and those that came after it. */
export const faultRows: readonly FaultRow[] = [...crashRows, ...raceRows, ...serviceRows, ...operationRows, ...releaseRows]
