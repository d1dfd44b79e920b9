/** What becomes of a review. */
export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewStateText: Readonly<Record<ReviewState, string>> = {
  waiting: 'In attesa di controllo',
  published: 'Pubblicata',
  refused: 'Non pubblicata',
}

export const leastWords = 20
export const mostWords = 2_000

/** The fewest reviews for a mean: with fewer, it says more about chance than about the dealer. */
export const leastForMean = 3

export const starTexts: Readonly<Record<number, string>> = { 5: 'Ottima', 4: 'Buona', 3: 'Sufficiente', 2: 'Scarsa', 1: 'Pessima' }

/** A review as everybody reads it. */
export type Review = { id: number; signature: string; stars: number; words: string; writtenAt: string; answer: string | null }

/** `mean`: of the stars, one decimal; null with fewer than `leastForMean`. */
export type ReviewSummary = { count: number; mean: number | null }

/** A dealer's published reviews: some of them, the newest first, and what all say. */
export type DealerReviews = ReviewSummary & { reviews: Review[] }

/** A review as who wrote it sees it. */
export type OwnReview = Review & { state: ReviewState; statement: string; dealer: { name: string; slug: string } }

/** A review as moderators see it: with what may be odd about it. */
export type WaitingReview = Review & {
  dealer: { name: string; slug: string }
  /** When the author first wrote to the dealer, and how often the dealer answered. */
  firstContactAt: string | null
  answers: number
}

/** A review as the staff of the dealer sees it. */
export type ReceivedReview = Review

/** How a review is signed: the first name and the initial of the last, «Marco B.». */
export function signatureOf(displayName: string): string {
  const [first, ...others] = displayName.normalize('NFC').trim().split(/\s+/)
  if (first === undefined || first === '') return 'Un acquirente'
  const last = others.at(-1)
  const [initial] = last === undefined ? [] : [...new Intl.Segmenter('it').segment(last)].map(({ segment }) => segment)
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('it')}.`
}

/** «4,6» of five. */
export function meanText(mean: number): string {
  return mean.toLocaleString('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** «218 recensioni», «1 recensione». */
export function reviewCountText(count: number): string {
  return count === 1 ? '1 recensione' : `${count.toLocaleString('it-IT')} recensioni`
}
