/** What is received (above 0) or paid (below 0), so many years after the first. */
export type Flow = { years: number; amount: number }

const highest = 1_000
const steps = 200

/**
 * The rate at which what is paid is worth what is received: directive 2008/48/EC, annex I, part I. 0.0845 is 8,45 %.
 * Null where there is none between −99,9 % and 100.000 %: nothing received, or nothing paid back.
 */
export function annualRate(flows: readonly Flow[]): number | null {
  const worthAt = (rate: number) => flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate) ** -years, 0)
  let [low, high] = [-0.999, highest]
  // Money received first and paid back later is worth more to the receiver the higher the rate: one root, found by halving.
  if (worthAt(low) > 0 || worthAt(high) < 0) return null
  for (let step = 0; step < steps && high - low > 1e-12; step++) {
    const middle = (low + high) / 2
    if (worthAt(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
