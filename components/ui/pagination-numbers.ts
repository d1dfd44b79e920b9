/** The page numbers to offer, a gap as null: first, last, the current one, and at most five places in all, so that they fit a 320 px screen. */
export function paginationNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1)
  if (page <= 2) return [1, 2, 3, null, pageCount]
  if (page >= pageCount - 1) return [1, null, pageCount - 2, pageCount - 1, pageCount]
  return [1, page === 3 ? 2 : null, page, page === pageCount - 2 ? pageCount - 1 : null, pageCount]
}
