/** Tells which changes a newly drawn page knows of: those that had been answered before it was asked for. */
export function openKnownChanges() {
  let pages = 0
  const settledAfter = new Map<number, number>()
  return {
    begin: (ad: number) => void settledAfter.delete(ad),
    settle: (ad: number) => void settledAfter.set(ad, pages),
    askPage: () => void (pages += 1),
    isKnown: (ad: number) => (settledAfter.get(ad) ?? pages) < pages,
  }
}
