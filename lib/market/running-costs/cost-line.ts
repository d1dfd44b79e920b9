/** One row of what a vehicle costs: an amount with the way to it, if there is one, or why there is no amount. Never one that was guessed. */
export type CostLine = { label: string; how: string; cents: number | null }

export function known(label: string, euro: number, how: string): CostLine {
  return { label, cents: Math.round(euro * 100), how }
}

export function unknown(label: string, why: string): CostLine {
  return { label, cents: null, how: why }
}
