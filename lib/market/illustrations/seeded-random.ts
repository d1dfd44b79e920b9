export type Random = {
  /** Gives the next number: at least 0, below 1. */
  next: () => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  range: (low: number, high: number) => number
}

/** Makes a sequence of numbers, always the same for the same text: FNV-1a feeding mulberry32. */
export function seededRandom(text: string): Random {
  let state = hash(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    range: (low, high) => low + next() * (high - low),
  }
}

export function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}
