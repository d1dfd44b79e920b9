/** «Pronta consegna», «Consegna in 8 settimane». */
export function deliveryText(weeks: number): string {
  if (weeks === 0) return 'Pronta consegna'
  return weeks === 1 ? 'Consegna in 1 settimana' : `Consegna in ${weeks} settimane`
}

/** New vehicles are delivered; all others stand where they are seen. */
export function isDelivered({ offerType }: { offerType: string }): boolean {
  return offerType === 'nuovo'
}
