/** Tracks whether the data of a page includes a change: it does when the change was acknowledged before the page was requested. */
export function createChangeTracker() {
  let pages = 0
  const settledAfter = new Map<number, number>()
  return {
    begin: (ad: number) => void settledAfter.delete(ad),
    settle: (ad: number) => void settledAfter.set(ad, pages),
    askPage: () => void (pages += 1),
    isKnown: (ad: number) => (settledAfter.get(ad) ?? pages) < pages,
  }
}
