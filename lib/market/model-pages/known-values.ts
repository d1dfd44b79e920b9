export function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.min(...known)
}

export function most(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

export function wholeEuro(cents: number | null): number | null {
  return cents === null ? null : Math.round(cents / 100)
}
