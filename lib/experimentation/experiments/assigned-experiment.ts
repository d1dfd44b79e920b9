/** An experiment this visitor takes part in, as the server decided. All that a browser gets to know of the configuration. */
export type AssignedExperiment = {
  key: string
  id: string
  /** The vendor's layer, which its event log calls the campaign. */
  campaignId: string
  variations: { id: string; key: string }[]
  /** Key of the visitor's variation. */
  variation: string
  /** Where its place has another key than this run. */
  place?: string
  /** The texts of the visitor's variation, checked. */
  texts?: Readonly<Record<string, string>>
  /** Forced by an address to be looked at: neither counted nor stored. */
  isPreview: boolean
  /** Whether the browser is to remember the variation: not while the configuration names the visitor. */
  isSticky: boolean
}

/** What a page asks for: the place, whichever run is there. */
export function placeOf({ place, key }: Pick<AssignedExperiment, 'place' | 'key'>): string {
  return place ?? key
}
