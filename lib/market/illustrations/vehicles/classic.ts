/** Bodies that were built in every decade before ours, each with a drawing of its own for each of these. */
export const classicBodies = ['city-car', 'berlina', 'due-volumi', 'station-wagon', 'coupe', 'cabrio', 'fuoristrada'] as const
export type ClassicBody = (typeof classicBodies)[number]
export const decades = ['cinquanta', 'sessanta', 'settanta', 'ottanta'] as const
export type Decade = (typeof decades)[number]
export type ClassicDrawing = `${ClassicBody}-anni-${Decade}`

export const isBoxy = (decade: Decade) => decade === 'settanta' || decade === 'ottanta'

/** The years to which a decade's fashion lasted. What was built later looks as cars do. */
const lastYears: readonly (readonly [Decade, number])[] = [
  ['cinquanta', 1959],
  ['sessanta', 1969],
  ['settanta', 1979],
  ['ottanta', 1994],
]

export function decadeOf(year: number): Decade | undefined {
  return lastYears.find(([, last]) => year <= last)?.[0]
}

export function isClassicBody(body: string): body is ClassicBody {
  return classicBodies.some((known) => known === body)
}

export const classicDrawings: readonly ClassicDrawing[] = classicBodies.flatMap((body) =>
  decades.map((decade) => `${body}-anni-${decade}` as const),
)

export function isClassicDrawing(drawing: string): drawing is ClassicDrawing {
  return classicDrawings.some((known) => known === drawing)
}

export function classicOf(drawing: ClassicDrawing): { body: ClassicBody; decade: Decade } {
  const body = classicBodies.find((known) => drawing.startsWith(`${known}-anni-`))
  const decade = decades.find((known) => drawing.endsWith(known))
  if (body && decade) return { body, decade }
  throw new Error(`no such drawing: ${drawing}`)
}
