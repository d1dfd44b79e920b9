/** How many days after somebody was first shown an experiment what they do counts, by goal; one that is left out has no end. */
export type GoalWindows = readonly { key: string; days: number }[]

/** «entro 7 giorni», or nothing. */
export function windowText(windows: GoalWindows, key: string): string {
  const days = windows.find((each) => each.key === key)?.days
  return days === undefined ? '' : days === 1 ? 'entro un giorno' : `entro ${days} giorni`
}
