/** How often one event comes for each of another. `label`: what it is called, beside the name of its goal. */
type Ratio = { base: string; label: string }

/** Ratios that mean something to readers of results, by the goal they are shown with. The totals hold the sums of these alone: a new one counts from the next count of a day on. */
const ratiosByKey: Readonly<Record<string, Ratio>> = {
  contact_sent: { base: 'ad_view', label: 'Per annuncio aperto' },
  phone_shown: { base: 'ad_view', label: 'Per annuncio aperto' },
  favourite_added: { base: 'ad_view', label: 'Per annuncio aperto' },
  ad_view: { base: 'search', label: 'Per elenco mostrato' },
}

/** The ratio of a goal; undefined: nothing stands below it. */
export function ratioOf(key: string): Ratio | undefined {
  return Object.hasOwn(ratiosByKey, key) ? ratiosByKey[key] : undefined
}

/** Each goal and what stands below it, in the same order. */
export const ratioKeys = Object.keys(ratiosByKey)
export const ratioBases = Object.values(ratiosByKey).map(({ base }) => base)
