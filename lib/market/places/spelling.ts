const ONE_SLIP_FROM = 7
const TWO_SLIPS_FROM = 10

/** Whether a folded name is another one with a letter or two wrong; spaces do not count. Short names allow no slip. */
export function isMisspelling(written: string, meant: string): boolean {
  const [a, b] = [written.replaceAll(' ', ''), meant.replaceAll(' ', '')]
  const length = Math.min(a.length, b.length)
  const allowed = length >= TWO_SLIPS_FROM ? 2 : length >= ONE_SLIP_FROM ? 1 : 0
  return a === b || (Math.abs(a.length - b.length) <= allowed && levenshtein(a, b) <= allowed)
}

/** Levenshtein distance. */
function levenshtein(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(same, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    above = current
  }
  return above[b.length] ?? 0
}

/** Wrong, missing, additional and exchanged letters between two names; as soon as it is clear that they are more than `limit`, infinity. */
export function typingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const same = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const exchanged = isExchanged ? (before[column - 2] ?? 0) + 1 : same
      const slips = Math.min(same, exchanged, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      least = Math.min(least, slips)
      current.push(slips)
    }
    if (least > limit) return Number.POSITIVE_INFINITY
    before = above
    above = current
  }
  return above[b.length] ?? 0
}
