/** As parts of the estimate. SQL has the same in `rate_changed_price`. */
const toldOnlyWithin = { from: 0.4, to: 1.6 } as const

/** So far from its estimate a price asks for a version that nobody told. */
export function isFarPrice(askedEuro: number, estimateEuro: number): boolean {
  return askedEuro < toldOnlyWithin.from * estimateEuro || askedEuro > toldOnlyWithin.to * estimateEuro
}
