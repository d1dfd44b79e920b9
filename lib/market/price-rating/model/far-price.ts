/** Limits of a near price, as parts of the estimate. SQL has the same in `rate_changed_price`. */
const nearWithin = { from: 0.4, to: 1.6 } as const

/** A price so far from its estimate suggests a version that nobody declared. */
export function isFarPrice(askedEuro: number, estimateEuro: number): boolean {
  return askedEuro < nearWithin.from * estimateEuro || askedEuro > nearWithin.to * estimateEuro
}
