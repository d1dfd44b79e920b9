import type { Draft } from './demo-car'
import type { Random } from './random'
export function drawVan(random: Random, today: Date): Draft { throw new Error(`${random} ${today}`) }
